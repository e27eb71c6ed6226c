import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  type Location,
  MemoryRouter,
  type NavigateFunction,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import { useSearchText } from './use-search-text.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** What the list was asked for, one after the other. */
const asked: string[] = [];
/** Where the browser is, and how it came there. */
let at: { location: Location; how: string; go: NavigateFunction };

function Box() {
  const { typed, setTyped, search } = useSearchText();
  at = { location: useLocation(), how: useNavigationType(), go: useNavigate() };
  if (asked.at(-1) !== search) asked.push(search);
  return <input aria-label="Buscar" value={typed} onChange={(event) => setTyped(event.target.value)} />;
}

function open(address: string) {
  asked.length = 0;
  render(
    <MemoryRouter initialEntries={[address]}>
      <Box />
    </MemoryRouter>,
  );
}

const box = () => screen.getByRole('textbox', { name: 'Buscar' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test('the list is asked once a pause is made, not at every key', async () => {
  open('/products');
  for (const text of ['c', 'ca', 'caf', 'café ']) {
    type(text);
    await wait(100);
  }
  expect(box()).toHaveValue('café ');
  expect(asked).toEqual(['']);
  await wait(250);
  expect(asked).toEqual(['', 'café']);
  expect(box()).toHaveValue('café ');
});

test('the text stands in the address, beside what else is there, and takes no entry of its own', async () => {
  open('/products?drawer=categories');
  type('pan');
  await wait(250);
  expect(at.location.search).toBe('?drawer=categories&search=pan');
  expect(at.how).toBe('REPLACE');
  type('');
  await wait(250);
  expect(at.location.search).toBe('?drawer=categories');
});

test('comes back with the address: on a reload, and by the browser’s own way back', async () => {
  open('/products?search=leche');
  expect(box()).toHaveValue('leche');
  await act(() => at.go('/products?search=queso'));
  expect(box()).toHaveValue('queso');
  await act(() => at.go(-1));
  expect(box()).toHaveValue('leche');
  await wait(1000);
  expect(at.location.search).toBe('?search=leche');
});
