import { find } from '../site/helpers.browser.ts';

const sample = find('[data-sample]');

/** The sample loads the linker when it comes into view, with the same line as any other site. */
new IntersectionObserver((seen, observer) => {
  if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
  observer.disconnect();
  const script = document.createElement('script');
  script.src = sample.dataset.sample ?? '';
  script.dataset.lang = document.documentElement.lang;
  document.head.append(script);
}).observe(sample);
