import { GROUND, LETTERS, tileHue, tileLetters, tileLook } from './tile.ts';

test('two letters tell a product, whatever its name is written with', () => {
  const names = ['Harina P.A.N. 1 kg', 'Café', 'ñame', '7 Up', '  Ácido   cítrico', 'X', '¡¿?!'];
  expect(names.map(tileLetters)).toEqual(['HP', 'CA', 'ÑA', '7U', 'ÁC', 'X', '']);
});

test('a category keeps its colour, and another one has another', () => {
  const of = (category: string | null) => tileLook(tileHue(category));
  const one = of('01990000-0000-7000-8000-000000000001');
  expect(of('01990000-0000-7000-8000-000000000001')).toEqual(one);
  expect(of('01990000-0000-7000-8000-000000000002')).not.toEqual(one);
  expect(of(null).color).toBe('var(--ink-2)');
});

/** Of the themes (shared/src/ui/tokens.ts): surface and ink. */
const THEMES = [
  ['#ffffff', '#1b1f1d'],
  ['#171c1a', '#eef2f0'],
] as const;

test('the letters are read on every colour, in both themes', () => {
  for (const [surface, ink] of THEMES) {
    for (let hue = 0; hue < 360; hue += 15) {
      const colour = ofHsl(hue, 0.7, 0.45);
      const ground = mixed(colour, ofHex(surface), GROUND / 100);
      const letters = mixed(colour, ofHex(ink), LETTERS / 100);
      expect([hue, contrast(ground, letters) >= 4.5]).toEqual([hue, true]);
    }
  }
});

type Colour = [number, number, number];

/** Linear light of what a screen is given. */
const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function ofHex(hex: string): Colour {
  const at = (start: number) => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return [at(1), at(3), at(5)];
}

function ofHsl(hue: number, saturation: number, lightness: number): Colour {
  const part = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    const half = saturation * Math.min(lightness, 1 - lightness);
    return toLinear(lightness - half * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [part(0), part(8), part(4)];
}

/** As `color-mix(in oklab, …)` does (CSS Color 4). */
function mixed(one: Colour, other: Colour, share: number): Colour {
  const [a, b] = [toOklab(one), toOklab(other)];
  const at = (index: 0 | 1 | 2) => a[index] * share + b[index] * (1 - share);
  return ofOklab([at(0), at(1), at(2)]);
}

function toOklab([r, g, b]: Colour): Colour {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function ofOklab([lightness, a, b]: Colour): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function contrast(one: Colour, other: Colour): number {
  const light = ([r, g, b]: Colour) => 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  const [a, b] = [light(one), light(other)];
  return Math.max(a, b) / Math.min(a, b);
}
