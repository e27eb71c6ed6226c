import { act, renderHook } from '@testing-library/react';
import { useSearchText } from './use-search-text.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Types key by key, so many milliseconds apart; gives every text that was searched. */
function searchedBy(text: string, gap: number): string[] {
  const searched: string[] = [];
  const { result } = renderHook(() => {
    const state = useSearchText();
    if (searched.at(-1) !== state[1]) searched.push(state[1]);
    return state;
  });
  for (let length = 1; length <= text.length; length++) {
    act(() => result.current[2](text.slice(0, length)));
    act(() => jest.advanceTimersByTime(gap));
  }
  act(() => jest.advanceTimersByTime(1000));
  return searched;
}

test('what a person types is searched key by key', () => {
  expect(searchedBy('pan', 120)).toEqual(['', 'p', 'pa', 'pan']);
});

test('of what a scanner types nothing is searched but the whole', () => {
  expect(searchedBy('7591002000011', 5)).toEqual(['', '7591002000011']);
});

test('what is emptied is empty at once, and stays so', () => {
  const { result } = renderHook(() => useSearchText());
  act(() => result.current[2]('7'));
  act(() => result.current[2](''));
  act(() => jest.advanceTimersByTime(1000));
  expect(result.current.slice(0, 2)).toEqual(['', '']);
});
