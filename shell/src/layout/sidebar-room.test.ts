import { chosenNext, isCollapsed, isWide } from './sidebar-room.ts';

const route = (path: string, wide?: true) => ({ path, title: path, expose: './X', ...(wide && { wide }) });
const REMOTES = [{ descriptor: { routes: [route('/cash-register', true), route('/sales')] } }];

test('a screen says that it needs the width', () => {
  expect(isWide(REMOTES, '/cash-register')).toBe(true);
  expect(isWide(REMOTES, '/sales')).toBe(false);
  expect(isWide(REMOTES, '/nowhere')).toBe(false);
});

test.each([
  [null, false, false],
  [null, true, true],
  ['1', false, true],
  ['0', true, false],
])('chosen %j, by itself %j: only icons %j', (chosen, byItself, collapsed) => {
  expect(isCollapsed(chosen, byItself)).toBe(collapsed);
});

test.each([
  [null, false, '1'],
  ['1', false, null],
  [null, true, '0'],
  ['0', true, null],
  // Chosen on another screen, it is taken back on this one.
  ['1', true, '0'],
  ['0', false, '1'],
])('chosen %j, by itself %j: a press chooses %j', (chosen, byItself, next) => {
  expect(chosenNext(chosen, byItself)).toBe(next);
});
