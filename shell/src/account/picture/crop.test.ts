import { cropSquare, drag, MAX_ZOOM, WHOLE, withinPicture } from './crop.ts';

const wide = { width: 400, height: 200 };

test('without a choice the largest square in the middle is taken', () => {
  expect(cropSquare(wide, WHOLE)).toEqual({ left: 100, top: 0, side: 200 });
  expect(cropSquare({ width: 90, height: 120 }, WHOLE)).toEqual({ left: 0, top: 15, side: 90 });
});

test('more zoom takes less', () => {
  expect(cropSquare(wide, { ...WHOLE, zoom: 2 })).toEqual({ left: 150, top: 50, side: 100 });
});

test('dragging to the right shows what is left of it, and stops at the edge', () => {
  expect(cropSquare(wide, drag(wide, WHOLE, 0.25, 0))).toEqual({ left: 50, top: 0, side: 200 });
  expect(cropSquare(wide, drag(wide, WHOLE, 9, 9))).toEqual({ left: 0, top: 0, side: 200 });
  expect(cropSquare(wide, drag(wide, WHOLE, -9, -9))).toEqual({ left: 200, top: 0, side: 200 });
});

test('zooming out at an edge leaves nothing empty', () => {
  const corner = drag(wide, { ...WHOLE, zoom: 4 }, 9, 9);
  expect(cropSquare(wide, { ...corner, zoom: 1 })).toEqual({ left: 0, top: 0, side: 200 });
});

test('zoom has its ends', () => {
  expect(withinPicture(wide, { ...WHOLE, zoom: 0.2 }).zoom).toBe(1);
  expect(withinPicture(wide, { ...WHOLE, zoom: 99 }).zoom).toBe(MAX_ZOOM);
});
