import { render, screen } from '@testing-library/react';
import { NothingFound } from './lazy-nothing.ts';

/** In the place of the network, from which this chunk does not come. */
jest.mock('../checkout.ts', () => {
  throw new Error('no chunk');
});

test.each([
  ['arepa', 'No encontramos «arepa»'],
  ['', 'Aquí no hay productos'],
])('an empty list says so where its chunk cannot be fetched: «%s»', async (text, told) => {
  render(<NothingFound text={text} shelf="popular" />);
  expect(await screen.findByRole('heading', { name: told })).toBeInTheDocument();
});
