import encodeQR from 'qr';

/** Draws the QR code of an address, dark on light in every theme. */
export function drawCode(address: string): SVGElement {
  const modules = encodeQR(address, 'raw', { ecc: 'medium', border: 4 });
  const size = modules.length;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  const dark = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  path.setAttribute('d', dark.join(''));
  svg.append(path);
  return svg;
}
