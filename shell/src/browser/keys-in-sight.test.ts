/** @jest-environment jsdom */
import { showKeysWhileHeld } from './keys-in-sight.ts';

const isShown = () => 'keys' in document.documentElement.dataset;
const press = (type: 'keydown' | 'keyup', key: string) => {
  const event = new KeyboardEvent(type, { key, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  return event;
};

beforeEach(() => {
  jest.useFakeTimers();
  showKeysWhileHeld();
});
afterEach(() => jest.useRealTimers());

test('the keys are in sight for as long as Alt is held, and the browser’s own menu does not get the focus', () => {
  press('keydown', 'Alt');
  expect(isShown()).toBe(false);
  jest.advanceTimersByTime(400);
  expect(isShown()).toBe(true);
  expect(press('keyup', 'Alt').defaultPrevented).toBe(true);
  expect(isShown()).toBe(false);
});

test('a short press and Alt with another key show nothing', () => {
  press('keydown', 'Alt');
  jest.advanceTimersByTime(100);
  expect(press('keyup', 'Alt').defaultPrevented).toBe(false);
  jest.advanceTimersByTime(400);
  expect(isShown()).toBe(false);
  press('keydown', 'Alt');
  press('keydown', 'ArrowUp');
  jest.advanceTimersByTime(400);
  expect(isShown()).toBe(false);
});

test('who leaves the window while it is held finds no keys in sight', () => {
  press('keydown', 'Alt');
  jest.advanceTimersByTime(400);
  globalThis.dispatchEvent(new Event('blur'));
  expect(isShown()).toBe(false);
});
