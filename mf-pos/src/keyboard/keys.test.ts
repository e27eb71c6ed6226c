import { DOES, KEY_GROUPS } from './key-groups.ts';
import { KEYS, type KeyName } from './keys.ts';

const drawn = (title: string) =>
  KEY_GROUPS.filter((group) => group.title === title).flatMap(({ rows }) => rows.map((row) => row.drawn));

test('no key means two things on one screen', () => {
  const selling = [...drawn('La venta'), ...drawn('Varias ventas'), ...drawn('En todas partes')];
  expect(new Set(selling).size).toBe(selling.length);
  const paying = [...drawn('El cobro'), ...drawn('En todas partes')];
  expect(new Set(paying).size).toBe(paying.length);
});

test('every key of the table is on the list', () => {
  const listed = new Set(KEY_GROUPS.flatMap(({ rows }) => rows.map((row) => row.does)));
  for (const name of Object.keys(KEYS) as KeyName[]) expect(listed).toContain(DOES[name]);
});

test('keys that browsers keep for themselves are not taken', () => {
  const reserved = ['F5', 'F11', 'F12', 'Ctrl+T', 'Ctrl+N', 'Ctrl+W', 'Ctrl+PageDown', 'Ctrl+PageUp'];
  for (const { key } of Object.values(KEYS)) expect(reserved).not.toContain(key);
});
