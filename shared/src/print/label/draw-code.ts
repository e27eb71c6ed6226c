import { code128, drawingSVG, ean8, ean13, qrcode, type RenderOptions, upca } from 'bwip-js/generic';

/** `bars` are what the code is by itself; `code128` is for what is no barcode of goods, whatever its digits look like. */
export type CodeKind = 'bars' | 'code128' | 'qr';

export interface DrawnCode {
  /** A data URL of an SVG, which suits any printer's resolution; bars are stretched to the height that there is. */
  url: string;
  /** How many of its narrowest bars, or halves of its dots, it is wide, the quiet ones at its sides included. */
  modules: number;
  /** Under the bars; empty below a QR. */
  text: string;
}

/** Left empty beside the code, without which a scanner finds no beginning (GS1 5.2; ten for Code 128, four dots of two for a QR). */
const QUIET = { ean13: [11, 7], upca: [9, 9], ean8: [7, 7], code128: [10, 10], qrcode: [8, 8] } as const;

/**
 * Draws what a scanner reads: EAN-13, EAN-8 and UPC-A where the number is one, Code 128 for all else, or a QR.
 *
 * @param code a barcode as the contract has it, or any other text
 */
export function drawCode(code: string, kind: CodeKind): DrawnCode {
  if (kind === 'qr') {
    // How much of it may be dirty: 15 %. BWIPP's own option, which its types leave out.
    const dots: RenderOptions & { eclevel: string } = { bcid: 'qrcode', text: code, eclevel: 'M', scale: 1 };
    const svg = qrcode(dots, drawingSVG());
    return { ...framed(svg, 'qrcode'), text: '' };
  }
  const options = { text: code, height: 10, scale: 1, includetext: false };
  if (kind === 'bars' && isNumber(code, 13))
    return {
      ...framed(ean13({ ...options, bcid: 'ean13' }, drawingSVG()), 'ean13'),
      text: `${code[0]} ${code.slice(1, 7)} ${code.slice(7)}`,
    };
  if (kind === 'bars' && isNumber(code, 12))
    return {
      ...framed(upca({ ...options, bcid: 'upca' }, drawingSVG()), 'upca'),
      text: `${code[0]} ${code.slice(1, 6)} ${code.slice(6, 11)} ${code[11]}`,
    };
  if (kind === 'bars' && isNumber(code, 8))
    return {
      ...framed(ean8({ ...options, bcid: 'ean8' }, drawingSVG()), 'ean8'),
      text: `${code.slice(0, 4)} ${code.slice(4)}`,
    };
  return { ...framed(code128({ ...options, bcid: 'code128' }, drawingSVG()), 'code128'), text: code };
}

/** A picture with its quiet zone, that bars fill whatever its shape is; dots stay square. */
function framed(svg: string, kind: keyof typeof QUIET): Omit<DrawnCode, 'text'> {
  const [, width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number);
  const [left, right] = QUIET[kind];
  const isSquare = kind === 'qrcode';
  const edge = isSquare ? left : 0;
  const box = `viewBox="${-left} ${-edge} ${width + left + right} ${height + edge * 2}"`;
  const drawn = svg.replace(
    /viewBox="[^"]*"/,
    `${box} preserveAspectRatio="${isSquare ? 'xMidYMid' : 'none'}" shape-rendering="crispEdges"`,
  );
  return {
    url: `data:image/svg+xml,${encodeURIComponent(drawn)}`,
    modules: width + left + right,
  };
}

/** A number of GS1 with its check digit: threefold and onefold by turns, from the right. */
function isNumber(code: string, digits: number): boolean {
  if (code.length !== digits || !/^\d+$/.test(code)) return false;
  const sum = [...code]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
