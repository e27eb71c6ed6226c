import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { companyDay, daysIn, periodStart } from '../domain/index.ts';
import { PeriodPicker } from './PeriodPicker.tsx';
import { usePeriod } from './use-period.ts';

function Figures() {
  const chosen = usePeriod();
  const { search } = useLocation();
  return (
    <>
      <PeriodPicker {...chosen} />
      <output>{`${chosen.range.from} ${chosen.range.to}`}</output>
      <code>{search}</code>
    </>
  );
}

function show(address = '/') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Figures />
    </MemoryRouter>,
  );
}

const shown = () => screen.getByRole('status').textContent;
const today = () => companyDay(new Date());

test('a period is a press away, by the keyboard too, and stands in the address', async () => {
  show();
  expect(screen.getByRole('radio', { name: 'Últimos 30 días' })).toBeChecked();
  const [from = '', to = ''] = shown()?.split(' ') ?? [];
  expect(daysIn({ from, to })).toBe(30);
  await userEvent.click(screen.getByRole('radio', { name: 'Hoy' }));
  expect(shown()).toBe(`${today()} ${today()}`);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Esta semana' })).toBeChecked();
  expect(shown()).toBe(`${periodStart(today(), 'week')} ${today()}`);
  expect(screen.getByText('?period=week')).toBeInTheDocument();
});

test('any two days are taken by «Ver», and not before', async () => {
  show('/?period=today');
  await userEvent.click(screen.getByRole('radio', { name: 'Otras fechas' }));
  expect(shown()).toBe(`${today()} ${today()}`);
  fireEvent.change(screen.getByLabelText('Desde'), { target: { value: '2026-11-15' } });
  fireEvent.change(screen.getByLabelText('Hasta'), { target: { value: '2026-11-01' } });
  await userEvent.click(screen.getByRole('button', { name: 'Ver' }));
  expect(screen.getByRole('alert')).toHaveTextContent('La primera fecha va antes que la segunda.');
  expect(screen.getByLabelText('Hasta')).toBeInvalid();
  fireEvent.change(screen.getByLabelText('Desde'), { target: { value: '2026-10-15' } });
  await userEvent.click(screen.getByRole('button', { name: 'Ver' }));
  expect(shown()).toBe('2026-10-15 2026-11-01');
});
