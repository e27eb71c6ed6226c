import { beginScreen, whenQuiet } from './when-quiet.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what nobody waits for lets the first screen pass, and the one that a login opens meanwhile too', () => {
  const done: string[] = [];
  whenQuiet(() => done.push('told'));
  whenQuiet(() => done.push('left'))();
  jest.advanceTimersByTime(3_000);
  beginScreen();
  jest.advanceTimersByTime(3_900);
  expect(done).toEqual([]);
  jest.advanceTimersByTime(200);
  expect(done).toEqual(['told']);
});
