import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MoneyInput, QuantityInput } from './AmountInput.tsx';
import { Field } from './Field.tsx';

function Amount({ kind = 'money', first = '' }: { kind?: 'money' | 'quantity'; first?: string }) {
  const [value, setValue] = useState(first);
  const [valid, setValid] = useState(true);
  const take = (next: string | null) => {
    setValid(next !== null);
    if (next !== null) setValue(next);
  };
  const Input = kind === 'money' ? MoneyInput : QuantityInput;
  return (
    <>
      <Field label="Monto" error={valid ? undefined : 'Escribe un número'}>
        <Input value={value} onValueChange={take} />
      </Field>
      <output>{value}</output>
      <button type="button" onClick={() => setValue('99.5')}>
        Exacto
      </button>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Monto' });
const outside = () => screen.getByRole('status').textContent;

test('reads es-VE and rewrites it when the field is left', async () => {
  render(<Amount />);
  await userEvent.type(field(), '1234,5');
  expect(field()).toHaveValue('1234,5');
  expect(outside()).toBe('1234.5');
  await userEvent.tab();
  expect(field()).toHaveValue('1.234,50');
});

test('keeps the decimals of what one costs', async () => {
  render(
    <Field label="Costo">
      <MoneyInput isUnitCost value="0.013" onValueChange={() => undefined} />
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: 'Costo' })).toHaveValue('0,013');
});

test('leaves what is no amount as it was typed, and tells the field', async () => {
  render(<Amount first="3" />);
  await userEvent.clear(field());
  await userEvent.type(field(), '1,2,3');
  await userEvent.tab();
  expect(field()).toHaveValue('1,2,3');
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Escribe un número');
});

test('selects everything on focus, so that typing replaces it', async () => {
  render(<Amount first="10.00" />);
  await userEvent.tab();
  await userEvent.keyboard('7');
  expect(outside()).toBe('7');
});

test('follows a value that is set from outside while it is being typed in', async () => {
  render(<Amount />);
  await userEvent.type(field(), '5');
  await userEvent.click(screen.getByRole('button', { name: 'Exacto' }));
  expect(field()).toHaveValue('99,50');
});

test("takes a numeric pad's point as a comma: 1.234 kg is not a thousand kilos", async () => {
  const user = userEvent.setup({
    keyboardMap: [...'1234']
      .map((key) => ({ key, code: `Numpad${key}` }))
      .concat({ key: '.', code: 'NumpadDecimal' }),
  });
  render(<Amount kind="quantity" />);
  field().focus();
  await user.keyboard('1[NumpadDecimal]234');
  expect(outside()).toBe('1.234');
  await userEvent.tab();
  expect(field()).toHaveValue('1,234');
});

test('an empty field is empty outside too', async () => {
  render(<Amount first="5" />);
  await userEvent.clear(field());
  expect(outside()).toBe('');
});
