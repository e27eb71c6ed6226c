import { drawingSVG, qrcode, type RenderOptions } from 'bwip-js/generic';

/** Dots of two units that stay empty around it, without which no camera finds it: four. */
const QUIET = 8;

/** A QR code as a data URL of an SVG, black on nothing: what stands behind it must be white. */
export function drawQr(text: string): string {
  // How much of it may be dirty: 15 %. BWIPP's own option, which its types leave out.
  const options: RenderOptions & { eclevel: string } = { bcid: 'qrcode', text, eclevel: 'M', scale: 1 };
  const svg = qrcode(options, drawingSVG());
  const framed = svg.replace(/viewBox="0 0 (\d+) (\d+)"/, (_, width: string, height: string) => {
    const box = [-QUIET, -QUIET, Number(width) + QUIET * 2, Number(height) + QUIET * 2];
    return `viewBox="${box.join(' ')}" shape-rendering="crispEdges"`;
  });
  return `data:image/svg+xml,${encodeURIComponent(framed)}`;
}
