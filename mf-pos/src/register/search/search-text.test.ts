import { createSearchText } from './search-text.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Types key by key, so many milliseconds apart; gives every text that was searched. */
function searchedBy(text: string, gap: number): string[] {
  const box = createSearchText();
  const searched = [box.getState().searched];
  box.subscribe((state) => searched.at(-1) === state.searched || searched.push(state.searched));
  for (let length = 1; length <= text.length; length++) {
    box.getState().write(text.slice(0, length));
    expect(box.getState().text).toBe(text.slice(0, length));
    jest.advanceTimersByTime(gap);
  }
  jest.advanceTimersByTime(1000);
  return searched;
}

test('what a person types is searched key by key', () => {
  expect(searchedBy('pan', 120)).toEqual(['', 'p', 'pa', 'pan']);
});

test('of what a scanner types nothing is searched but the whole', () => {
  expect(searchedBy('7591002000011', 5)).toEqual(['', '7591002000011']);
});

test('what is emptied is empty at once, and stays so', () => {
  const box = createSearchText();
  box.getState().write('7');
  box.getState().write('');
  jest.advanceTimersByTime(1000);
  expect(box.getState()).toMatchObject({ text: '', searched: '' });
});
