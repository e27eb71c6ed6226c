import fc from 'fast-check';
import { type KeyMeaning, ScanDetector } from './scan-detector.ts';

/** Presses keys one after the other, so many milliseconds apart; gives what the last one meant. */
function press(
  detector: ScanDetector,
  keys: readonly string[],
  gap: number,
  from = 0,
): KeyMeaning | undefined {
  return keys.map((key, index) => detector.press(key, from + index * gap)).at(-1);
}
const typed = (text: string) => [...text, 'Enter'];

test('a scanner at any of its speeds is one', () => {
  for (const gap of [0, 1, 5, 15, 40]) {
    expect(press(new ScanDetector(), typed('7591002000011'), gap)).toEqual({
      kind: 'scan',
      code: '7591002000011',
    });
  }
});

test('a fast typist is none', () => {
  for (const gap of [60, 90, 200]) {
    expect(press(new ScanDetector(), typed('7591002000011'), gap)).toEqual({ kind: 'other' });
  }
});

test('what was typed before the scan is no part of its code', () => {
  const detector = new ScanDetector();
  press(detector, ['3', '*'], 150);
  expect(press(detector, typed('HAR-12'), 4, 1000)).toEqual({ kind: 'scan', code: 'HAR-12' });
});

test('a scanner that stumbles once is still one, and loses nothing', () => {
  const detector = new ScanDetector();
  press(detector, [...'7591'], 8);
  press(detector, [...'002000011'], 8, 150);
  expect(detector.press('Enter', 230)).toEqual({ kind: 'scan', code: '7591002000011' });
});

test('capitals, a Tab instead of Enter, an Enter that comes late', () => {
  const detector = new ScanDetector();
  expect(press(detector, ['Shift', 'A', 'Shift', 'B', '1', '2', 'Tab'], 5)).toEqual({
    kind: 'scan',
    code: 'AB12',
  });
  press(detector, [...'12345678'], 5, 1000);
  expect(detector.press('Enter', 1185)).toMatchObject({ kind: 'scan' });
});

test('an Enter right behind a scan is of the same scan, a later one is a person’s', () => {
  const detector = new ScanDetector();
  press(detector, typed('12345678'), 2);
  expect(detector.press('Enter', 20)).toEqual({ kind: 'echo' });
  expect(detector.press('Enter', 900)).toEqual({ kind: 'other' });
});

test('two or three keys at once, or an arrow in between, are no scan', () => {
  expect(press(new ScanDetector(), typed('123'), 1)).toEqual({ kind: 'other' });
  expect(press(new ScanDetector(), [...'12345', 'ArrowLeft', 'Enter'], 1)).toEqual({ kind: 'other' });
});

test('scans on the heels of each other are each themselves', () => {
  const code = fc.string({ unit: fc.constantFrom(...'0123456789ABC-'), minLength: 4, maxLength: 24 });
  fc.assert(
    fc.property(
      fc.array(code, { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 0, max: 45 }),
      (codes, gap) => {
        const detector = new ScanDetector();
        const keys = codes.flatMap(typed);
        const scans = keys
          .map((key, index) => detector.press(key, index * gap))
          .filter(({ kind }) => kind === 'scan');
        expect(scans).toEqual(codes.map((one) => ({ kind: 'scan', code: one })));
      },
    ),
  );
});
