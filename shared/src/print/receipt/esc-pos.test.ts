/** @jest-environment node */
import { CODE_PAGE_NAMES } from './code-pages.ts';
import { layOut } from './columns.ts';
import { drawerPulse, escPos } from './esc-pos.ts';
import { centered, pair, RULE, words } from './rows.ts';
import { readThermal } from './testing/thermal-paper.ts';

const ROWS = [
  centered('Panadería Ñandú, C.A.', { strong: true }),
  RULE,
  words('Café «Señorial» molido y tostado, presentación de 500 gramos'),
  pair('2 × $ 5,40', 'Bs. 9.289,94'),
  pair('Total', 'Bs. 9.289,94', { strong: true, large: true }),
];

test.each([32, 42, 48])('what a printer of %i letters prints is what was laid out', (columns) => {
  const paper = readThermal(escPos(ROWS, { columns, codePage: 'cp850' }));
  const laidOut = layOut(ROWS, columns);
  expect(paper.lines.slice(0, laidOut.length)).toEqual(laidOut);
  expect([paper.pulses, paper.cuts]).toEqual([0, 1]);
  // Fed past the knife before it is cut.
  const fed = paper.lines.slice(laidOut.length).map(({ text }) => text);
  expect(fed.length).toBeGreaterThanOrEqual(4);
  expect(fed.join('')).toBe('');
});

test.each(CODE_PAGE_NAMES)('Spanish can be read in %s', (codePage) => {
  const { lines } = readThermal(escPos([words('Áéíóú ÑñÜü × «ya» 9:05 p. m.')], { columns: 48, codePage }));
  const expected = {
    cp850: 'Áéíóú ÑñÜü × «ya» 9:05 p. m.',
    cp858: 'Áéíóú ÑñÜü × «ya» 9:05 p. m.',
    windows1252: 'Áéíóú ÑñÜü × «ya» 9:05 p. m.',
    cp437: 'Aéíóú ÑñÜü x «ya» 9:05 p. m.',
    plain: 'Aeiou NnUu x "ya" 9:05 p. m.',
  };
  expect(lines[0]?.text).toBe(expected[codePage]);
});

test('what no table has is told by what stands for it', () => {
  const rows = [words('Té 日 5 €'), pair('Falta', '−Bs. 10,00')];
  const { lines } = readThermal(escPos(rows, { columns: 32, codePage: 'cp850' }));
  expect(lines[0]?.text).toBe('Té ? 5 EUR');
  // No printer's table has the sign for minus.
  expect(lines[1]?.text).toBe('Falta                 -Bs. 10,00');
});

test('the drawer opens when it is asked for', () => {
  expect(readThermal(escPos(ROWS, { columns: 32, codePage: 'cp850', opensDrawer: true })).pulses).toBe(1);
  expect(readThermal(drawerPulse())).toEqual({ lines: [], pulses: 1, cuts: 0, dots: 0 });
});

test('a logo stands above the first line, and what is white of it is paper', () => {
  const black = [0, 0, 0, 255];
  const white = [255, 255, 255, 255];
  const left = Array.from({ length: 16 * 8 }, (_, dot) => (dot % 16 < 8 ? black : white));
  const logo = {
    data: new Uint8ClampedArray(left.flat()),
    width: 16,
    height: 8,
    colorSpace: 'srgb',
  } as const;
  const { dots, lines } = readThermal(escPos(ROWS, { columns: 32, codePage: 'cp850', logo }));
  expect(dots).toBe(8 * 8);
  expect(lines.find(({ text }) => text !== '')).toEqual(layOut(ROWS, 32)[0]);
});
