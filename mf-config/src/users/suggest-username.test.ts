import { nextUsername, suggestUsername } from './suggest-username.ts';

test.each([
  ['Carla Díaz Peña', 'carla.diaz'],
  ['  José   Ñáñez ', 'jose.nanez'],
  ['Ana', 'ana'],
  ['Al', ''],
  ['', ''],
  ['¡!', ''],
  ["D'Elia Rossi", 'd.elia'],
])('%s is suggested as %s', (name, username) => {
  expect(suggestUsername(name)).toBe(username);
});

test.each([
  ['carla.diaz', 'carla.diaz2'],
  ['carla.diaz2', 'carla.diaz3'],
  ['ana9', 'ana10'],
  ['a'.repeat(40), `${'a'.repeat(39)}2`],
])('after %s comes %s', (taken, next) => {
  expect(nextUsername(taken)).toBe(next);
});
