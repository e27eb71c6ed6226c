import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from '../Field.tsx';
import { DayInput, type DayInputProps } from './DayInput.tsx';

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-27T15:00:00Z'),
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'queueMicrotask',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
});
afterEach(() => jest.useRealTimers());

function Sample({ start = '', ...rest }: Partial<DayInputProps> & { start?: string }) {
  const [day, setDay] = useState(start);
  return (
    <>
      <Field label="Vence">
        <DayInput {...rest} value={day} onValueChange={setDay} />
      </Field>
      <output>{day}</output>
      <button type="button" onClick={() => setDay('2027-01-31')}>
        Último de enero
      </button>
    </>
  );
}

const field = () => screen.getByLabelText('Vence');
const value = () => screen.getByRole('status').textContent;

test('a day is typed with digits alone, and given out as the server writes it', async () => {
  const user = userEvent.setup();
  render(<Sample />);
  await user.type(field(), '05032027');
  expect(field()).toHaveValue('05/03/2027');
  expect(value()).toBe('2027-03-05');
});

test('what was left out is filled in when the field is left, and not while it is typed', async () => {
  const user = userEvent.setup();
  render(<Sample />);
  await user.type(field(), '5/3/27');
  expect(value()).toBe('5/3/27');
  await user.tab();
  expect(field()).toHaveValue('05/03/2027');
  expect(value()).toBe('2027-03-05');
});

test('what is no day stays to be mended, and a day from outside takes its place', async () => {
  const user = userEvent.setup();
  render(<Sample start="2026-11-20" />);
  await user.clear(field());
  expect(value()).toBe('');
  await user.type(field(), '30/02/2027');
  await user.tab();
  expect(field()).toHaveValue('30/02/2027');
  expect(value()).toBe('30/02/2027');
  await user.click(screen.getByRole('button', { name: 'Último de enero' }));
  expect(field()).toHaveValue('31/01/2027');
});

test('the calendar opens at the day by the keyboard, is walked by arrows, and gives the focus back', async () => {
  const user = userEvent.setup();
  render(<Sample />);
  await user.type(field(), '20/11/26');
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const calendar = await screen.findByRole('dialog', { name: 'Calendario' });
  await waitFor(() =>
    expect(within(calendar).getByRole('button', { name: /20 de noviembre/ })).toHaveFocus(),
  );
  await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  expect(value()).toBe('2026-11-28');
  expect(field()).toHaveValue('28/11/2026');
  await waitFor(() => expect(field()).toHaveFocus());
});

test('Enter takes the whole of a day that was begun, and a day that must be there is not taken away', async () => {
  const user = userEvent.setup();
  const entered: string[] = [];
  render(
    <Sample
      aria-required
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && entered.push(currentTarget.value)}
    />,
  );
  await user.type(field(), '5/3{Enter}');
  expect(value()).toBe('2026-03-05');
  expect(entered).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Elegir en el calendario' }));
  const calendar = within(await screen.findByRole('dialog', { name: 'Calendario' }));
  expect(calendar.queryByRole('button', { name: 'Quitar fecha' })).not.toBeInTheDocument();
});

test('a day that may not be is not chosen, today and none are a press', async () => {
  const user = userEvent.setup();
  render(<Sample start="2026-11-20" max="2026-11-27" />);
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Elegir en el calendario' }));
    return within(await screen.findByRole('dialog', { name: 'Calendario' }));
  };
  let calendar = await open();
  expect(calendar.getByRole('button', { name: /28 de noviembre/ })).toBeDisabled();
  await user.click(calendar.getByRole('button', { name: 'Hoy' }));
  expect(value()).toBe('2026-11-27');
  calendar = await open();
  await user.click(calendar.getByRole('button', { name: 'Quitar fecha' }));
  expect(value()).toBe('');
});
