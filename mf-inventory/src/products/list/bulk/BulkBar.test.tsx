import { useSession } from '@cuadra/shared/state';
import { screen } from '@testing-library/react';
import { renderWithData, signInWith } from '../../testing/render-with-data.tsx';
import { MOST_BY_HAND, type Selection } from '../selection.ts';
import { BulkBar } from './BulkBar.tsx';

afterEach(() => useSession.getState().clear());

function show(count: number, isAll = false) {
  signInWith();
  const ids = new Set(Array.from({ length: isAll ? 0 : count }, (_, index) => String(index)));
  const none = () => {};
  const selection: Selection = {
    ...{ isAll, ids, has: () => true, toggle: none, set: none, selectAll: none, clear: none },
  };
  renderWithData(<BulkBar selection={selection} total={50_000} onChoose={none} onLabels={none} />);
}

const change = () => screen.queryByRole('button', { name: 'Cambiar…' });

test('as many as may be changed by hand are', () => {
  show(MOST_BY_HAND);
  expect(change()).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('of more it is said before anything is filled in, and what to do', () => {
  show(MOST_BY_HAND + 1);
  expect(change()).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('A mano puedes elegir hasta 2.000.');
  expect(screen.getByRole('button', { name: /^Seleccionar los 50.000/ })).toBeVisible();
});

test('all that a filter finds may be any number', () => {
  show(50_000, true);
  expect(change()).toBeVisible();
});
