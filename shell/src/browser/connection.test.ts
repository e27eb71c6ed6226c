/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';

test('a page that was opened without its server asks for it by itself, until it answers', async () => {
  document.head.innerHTML = '<meta name="cuadra:without-server">';
  const fetch = jest
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ status: 200 });
  Object.assign(globalThis, { fetch });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  jest.useFakeTimers();
  // What the page says of itself is read as the module is loaded.
  const { useOnline } = await import('./connection.ts');

  const { result } = renderHook(useOnline);
  expect(result.current).toBe(false);
  expect(fetch).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(result.current).toBe(true);
});
