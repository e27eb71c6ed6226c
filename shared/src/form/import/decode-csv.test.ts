import { decodeCsv } from './decode-csv.ts';

const LIST = 'nombre;precio\nPiña;1,50\nCafé «Ñandú»;2\n';

/** What windows-1252 writes for the characters of LIST that are not ASCII. */
const WINDOWS_1252: Readonly<Record<string, number>> = {
  ñ: 0xf1,
  é: 0xe9,
  Ñ: 0xd1,
  ú: 0xfa,
  '«': 0xab,
  '»': 0xbb,
};

test('reads UTF-8, and drops its byte order mark', () => {
  expect(decodeCsv(new TextEncoder().encode(LIST))).toEqual({ text: LIST });
  expect(decodeCsv(new TextEncoder().encode(`\ufeff${LIST}`))).toEqual({ text: LIST });
});

test('reads what Excel in Spanish saves: windows-1252', () => {
  const bytes = Uint8Array.from(LIST, (character) => WINDOWS_1252[character] ?? character.charCodeAt(0));
  expect(decodeCsv(bytes)).toEqual({ text: LIST });
});

test('reads the «Unicode text» of Excel: UTF-16 with its mark', () => {
  const units = Uint16Array.from(`\ufeff${LIST}`, (character) => character.charCodeAt(0));
  expect(decodeCsv(new Uint8Array(units.buffer))).toEqual({ text: LIST });
});

test.each([
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00], 'binary'],
  ['nothing', [], 'empty'],
  ['blank lines', [0x0a, 0x20, 0x0d, 0x0a], 'empty'],
])('%s is told apart from a list', (_, bytes, error) => {
  expect(decodeCsv(Uint8Array.from(bytes))).toEqual({ error });
});
