import { qrPath } from '../lib/page/qr-path.ts';

/**
 * Draws the QR code of what is printed. Loaded before it is needed (paper-opener.ts), because a page that is being
 * printed waits for no script.
 */
export function drawCode(): void {
  const paper = document.querySelector<HTMLElement>('[data-paper]');
  // A longer one would be too fine to be read by a phone.
  if (!paper || paper.dataset.paper === location.href || location.href.length > 400) return;
  paper.dataset.paper = location.href;
  paper.querySelector(':is(img, svg)')?.remove();
  paper.prepend(draw(location.href));
}

addEventListener('beforeprint', drawCode);
// What other than a browser prints, such as a driver that makes a PDF, may not say so before.
drawCode();

function draw(text: string): SVGElement {
  const { size, path } = qrPath(text);
  const make = (name: string, attributes: Record<string, string>) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const drawing = make('svg', {
    viewBox: `0 0 ${size} ${size}`,
    'shape-rendering': 'crispEdges',
    'aria-hidden': 'true',
  });
  drawing.append(make('path', { d: `M0 0h${size}v${size}H0z`, fill: '#fff' }), make('path', { d: path }));
  return drawing;
}
