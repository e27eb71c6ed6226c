import fc from 'fast-check';
import { contrast, readableOn, textOn } from './colour.ts';

const COLOUR = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('text on any colour that a shop chooses can be read', () => {
  fc.assert(fc.property(COLOUR, (colour) => contrast(colour, textOn(colour)) >= 4.5));
});

test('a colour as text can be read on the page, by day and by night', () => {
  fc.assert(
    fc.property(COLOUR, (colour) =>
      ['#ffffff', '#171c1a'].every((page) => contrast(readableOn(colour, page), page) >= 4.5),
    ),
  );
});

test('a colour that can be read already stays what it is', () => {
  expect(readableOn('#0b6b5d', '#ffffff')).toBe('#0b6b5d');
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
});
