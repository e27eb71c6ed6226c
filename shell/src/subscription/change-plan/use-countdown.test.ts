/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { secondsUntil, useCountdown } from './use-countdown.ts';

test('a second that has begun is counted', () => {
  expect(secondsUntil(60_000, 0)).toBe(60);
  expect(secondsUntil(60_000, 1)).toBe(60);
  expect(secondsUntil(60_000, 59_999)).toBe(1);
  expect(secondsUntil(60_000, 60_001)).toBe(0);
});

test('counts down to the moment, and stays there', () => {
  jest.useFakeTimers();
  expect(renderHook(() => useCountdown(undefined)).result.current).toBe(0);
  const moment = Date.now() + 2_000;
  const counting = renderHook(() => useCountdown(moment));
  expect(counting.result.current).toBe(2);
  act(() => void jest.advanceTimersByTime(1_000));
  expect(counting.result.current).toBe(1);
  act(() => void jest.advanceTimersByTime(5_000));
  expect(counting.result.current).toBe(0);
  jest.useRealTimers();
});
