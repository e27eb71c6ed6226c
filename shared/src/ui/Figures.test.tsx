import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChartFrame } from './ChartFrame.tsx';
import { Stat } from './Stat.tsx';

const SOLD = { amount: '1234.5', currency: 'USD', other: { amount: '1061892.21', currency: 'VES' } };

test('a figure has its name, both currencies and what it is held against, in words', () => {
  render(
    <Stat label="Ventas" value={SOLD} change={{ percent: '12.4', against: 'ayer' }} note="17 tickets" />,
  );
  const stat = screen.getByRole('region', { name: 'Ventas' });
  expect(stat).toHaveTextContent('$ 1.234,50');
  expect(stat).toHaveTextContent('Bs. 1.061.892,21');
  expect(stat).toHaveTextContent('12,4 % más vs. ayer');
  expect(stat).toHaveTextContent('17 tickets');
});

test.each([
  ['-3', '3 % menos vs. ayer'],
  ['0', 'Igual que ayer'],
  [null, 'Nada que comparar en ayer'],
])('a change of %s reads «%s»', (percent, words) => {
  render(<Stat label="Deudas" value="17" change={{ percent, against: 'ayer' }} />);
  expect(screen.getByRole('region', { name: 'Deudas' })).toHaveTextContent(words);
});

test('a figure that is on its way says so and compares nothing', () => {
  render(<Stat label="Ventas" value={undefined} loading change={{ percent: '5', against: 'ayer' }} />);
  const stat = screen.getByRole('region', { name: 'Ventas' });
  expect(stat).toHaveAttribute('aria-busy', 'true');
  expect(stat).toHaveTextContent(/^Ventas$/);
});

const table = (
  <table aria-label="Ventas por día">
    <tbody>
      <tr>
        <td>20 nov</td>
      </tr>
    </tbody>
  </table>
);

test('a chart is a picture, and its figures are a table for everybody', async () => {
  render(
    <ChartFrame title="Ventas" legend={[{ label: 'Este mes', color: 'var(--brand)' }]} table={table}>
      <svg data-testid="picture" />
    </ChartFrame>,
  );
  const frame = screen.getByRole('region', { name: 'Ventas' });
  expect(screen.getByRole('list', { name: 'Leyenda' })).toHaveTextContent('Este mes');
  // Screen readers have it before anybody asks for it.
  expect(within(frame).getByRole('table', { name: 'Ventas por día' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ver como tabla' }));
  expect(screen.queryByTestId('picture')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ver gráfico' }));
  expect(screen.getByTestId('picture')).toBeInTheDocument();
});

test('a chart without figures says so, and one that failed can be tried again', async () => {
  let tries = 0;
  const { rerender } = render(
    <ChartFrame title="Ventas" table={table} state="empty" empty="No hubo ventas">
      <svg />
    </ChartFrame>,
  );
  expect(screen.getByRole('heading', { name: 'No hubo ventas' })).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  rerender(
    <ChartFrame title="Ventas" table={table} state="error" error="Sin conexión" onRetry={() => (tries += 1)}>
      <svg />
    </ChartFrame>,
  );
  expect(screen.getByRole('region', { name: 'Ventas' })).toHaveTextContent('Sin conexión');
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(tries).toBe(1);
});
