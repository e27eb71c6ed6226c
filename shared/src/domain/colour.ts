/** Cuadra's green, for a store that has chosen no colour. */
export const CUADRA_COLOUR = '#0b6b5d';

/** What WCAG 2 asks of text: 4.5 to 1. */
const READABLE = 4.5;

/** Black or white, whichever is read better on a colour. @param colour `#0b6e4f` */
export function textOn(colour: string): '#ffffff' | '#000000' {
  return contrast(colour, '#ffffff') >= contrast(colour, '#000000') ? '#ffffff' : '#000000';
}

/** The colour moved towards black or white until it is readable on a background. */
export function readableOn(colour: string, background: string): string {
  const towards = textOn(background) === '#ffffff' ? 255 : 0;
  for (let share = 0; share <= 1; share += 0.05) {
    const mixed = toHex(channels(colour).map((value) => value + (towards - value) * share));
    if (contrast(mixed, background) >= READABLE) return mixed;
  }
  return textOn(background);
}

/** From 1 to 21 (WCAG 2, 1.4.3). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function toHex(values: readonly number[]): string {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
