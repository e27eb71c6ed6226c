import { cropSquare, drag, MAX_ZOOM, startCrop, takenPart, withinPicture } from './crop.ts';

const wide = { width: 400, height: 200 };
const middle = startCrop(wide);
const square = (left: number, top: number, side: number) => ({ left, top, width: side, height: side });

test('without a choice the largest square in the middle is taken', () => {
  expect(cropSquare(wide, middle)).toEqual(square(100, 0, 200));
  expect(cropSquare({ width: 90, height: 120 }, middle)).toEqual(square(0, 15, 90));
});

test('more zoom takes less', () => {
  expect(cropSquare(wide, { ...middle, zoom: 2 })).toEqual(square(150, 50, 100));
});

test('dragging to the right shows what is left of it, and stops at the edge', () => {
  expect(cropSquare(wide, drag(wide, middle, [0.25, 0]))).toEqual(square(50, 0, 200));
  expect(cropSquare(wide, drag(wide, middle, [9, 9]))).toEqual(square(0, 0, 200));
  expect(cropSquare(wide, drag(wide, middle, [-9, -9]))).toEqual(square(200, 0, 200));
});

test('zooming out at an edge leaves nothing empty', () => {
  const corner = drag(wide, { ...middle, zoom: 4 }, [9, 9]);
  expect(cropSquare(wide, { ...corner, zoom: 1 })).toEqual(square(0, 0, 200));
});

test('zoom has its ends', () => {
  expect(withinPicture(wide, { ...middle, zoom: 0.2 }).zoom).toBe(1);
  expect(withinPicture(wide, { ...middle, zoom: 99 }).zoom).toBe(MAX_ZOOM);
});

test('a logo is taken whole, without the margins beside it', () => {
  const rule = { whole: true };
  const all = startCrop(wide, rule);
  expect(cropSquare(wide, all, rule)).toEqual(square(0, -100, 400));
  expect(takenPart(wide, all, rule)).toEqual({ left: 0, top: 0, width: 400, height: 200 });
  const nearer = drag(wide, { ...all, zoom: 0.8 }, [9, 9], rule);
  expect(takenPart(wide, nearer, rule)).toEqual({ left: 0, top: 0, width: 250, height: 200 });
  expect(takenPart(wide, middle)).toEqual(cropSquare(wide, middle));
});
