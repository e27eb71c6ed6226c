import { useSession } from '@cuadra/shared/state';
import { screen } from '@testing-library/react';
import { EditProductPage } from './EditProductPage.tsx';
import { renderWithData, signInWith } from './testing/render-with-data.tsx';

afterEach(() => useSession.getState().clear());

test('who may not read products edits none: what they get of one has neither cost nor utility', () => {
  signInWith('3');
  renderWithData(<EditProductPage />);
  expect(screen.getByText('Tu rol no permite consultar los productos')).toBeVisible();
});

test('an address without a product says so', () => {
  signInWith('2;3');
  renderWithData(<EditProductPage />);
  expect(screen.getByText('No encontramos este producto')).toBeVisible();
});
