import { find } from '../site/helpers.browser.ts';

const sample = find('[data-sample]');

/** Loads the linker, as other sites do, once the sample is in view. */
new IntersectionObserver((seen, observer) => {
  if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
  observer.disconnect();
  const script = document.createElement('script');
  script.src = sample.dataset.sample ?? '';
  script.dataset.lang = document.documentElement.lang;
  document.head.append(script);
}).observe(sample);
