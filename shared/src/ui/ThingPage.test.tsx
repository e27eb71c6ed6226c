import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ApiError } from '../client/index.ts';
import { ThingPage, type ThingPageProps } from './ThingPage.tsx';

let retries = 0;

beforeEach(() => {
  retries = 0;
});

function show(query: Partial<ThingPageProps<string>['query']>, id = 'a') {
  render(
    <MemoryRouter>
      <ThingPage
        id={id}
        query={{ data: undefined, error: null, refetch: () => (retries += 1), ...query }}
        failed="No pudimos cargar la compra"
        missing={{
          icon: 'package',
          title: 'No encontramos esta compra',
          to: '/purchases',
          link: 'Ver todas',
        }}
      >
        {(text) => <p>{text}</p>}
      </ThingPage>
    </MemoryRouter>,
  );
}

test.each([
  ['the address says none', {}, ''],
  ['nothing has this id', { error: new ApiError('ERROR_NOT_FOUND', 404) }, 'a'],
  ['the id is none', { error: new ApiError('ERROR_VALIDATION', 400) }, 'a'],
  ['it is there no longer', { data: 'Harina', error: new ApiError('ERROR_NOT_FOUND', 404) }, 'a'],
])('%s: says so, and leads to the others', (_, query, id) => {
  show(query, id);
  expect(screen.getByRole('heading', { level: 1, name: 'No encontramos esta compra' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver todas' })).toHaveAttribute('href', '/purchases');
  expect(screen.queryByText('Harina')).not.toBeInTheDocument();
});

test('what could not be read is asked for again', async () => {
  show({ error: new ApiError('ERROR_INTERNAL', 500) });
  expect(screen.getByText('No pudimos cargar la compra')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(retries).toBe(1);
});

test('what was read stays where reading it again fails', () => {
  show({ data: 'Harina', error: new ApiError('ERROR_INTERNAL', 500) });
  expect(screen.getByText('Harina')).toBeVisible();
});
