import { sideFor } from './placement.ts';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test.each([
  ['beside an entry of the menu', box(12, 150, 208, 36), 'right-start'],
  ['below a button at the top', box(1200, 80, 140, 38), 'bottom'],
  ['above a button at the bottom', box(1100, 820, 300, 54), 'top'],
  ['left of what fills the right', box(1000, 60, 440, 840), 'left'],
  ['in the middle of what fills the screen', box(240, 60, 1200, 840), 'center'],
])('a card stands %s', (_, rectangle, side) => {
  expect(sideFor(rectangle, 1440, 900)).toBe(side === 'center' ? 'center' : side);
});

test('on a phone there is no room beside anything', () => {
  expect(sideFor(box(8, 4, 44, 44), 390, 844)).toBe('bottom');
  expect(sideFor(box(8, 780, 374, 54), 390, 844)).toBe('top');
  expect(sideFor(box(0, 100, 390, 700), 390, 844)).toBe('center');
});
