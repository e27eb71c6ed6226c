import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from './Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { ChoiceCards } from './ChoiceCards.tsx';
import { Switch } from './Switch.tsx';

function AutoRate() {
  const [on, setOn] = useState(false);
  return <Switch label="Tasa automática" hint="La trae del proveedor" checked={on} onCheckedChange={setOn} />;
}

test('a switch is named by its label and turned by the keyboard', async () => {
  render(<AutoRate />);
  const toggle = screen.getByRole('switch', { name: 'Tasa automática' });
  expect(toggle).toHaveAccessibleDescription('La trae del proveedor');
  expect(toggle).not.toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(toggle).toBeChecked();
});

test('a box is ticked by a press on its text', async () => {
  let checked = false;
  render(
    <Checkbox
      label="Es efectivo"
      onCheckedChange={(now) => {
        checked = now;
      }}
    />,
  );
  await userEvent.click(screen.getByText('Es efectivo'));
  expect(checked).toBe(true);
});

const OPTIONS = [
  { value: '1', label: 'Crear' },
  { value: '2', label: 'Ver' },
  { value: '3', label: 'Borrar', disabled: true },
];

function Permissions({ first = [], collapsible = false }: { first?: string[]; collapsible?: boolean }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <CheckboxGroup
        legend="Productos"
        options={OPTIONS}
        value={value}
        onValueChange={setValue}
        collapsible={collapsible}
        collapsed
      />
      <output>{value.join()}</output>
    </>
  );
}

const all = () => screen.getByRole('checkbox', { name: 'Productos: todo' });
const chosen = () => screen.getByRole('status').textContent;

test('options are chosen in their own order, and the group says how many', async () => {
  render(<Permissions first={['2']} />);
  expect(screen.getByRole('group', { name: 'Productos' })).toHaveTextContent('1 de 3');
  expect(all()).toBePartiallyChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Crear' }));
  expect(chosen()).toBe('1,2');
});

test('all or none by one press, and what may not be changed stays', async () => {
  render(<Permissions first={['3']} />);
  await userEvent.click(all());
  expect(chosen()).toBe('1,2,3');
  expect(all()).toBeChecked();
  await userEvent.click(all());
  expect(chosen()).toBe('3');
});

test('a folded group shows its options when it is asked for', async () => {
  render(<Permissions collapsible />);
  const fold = screen.getByRole('button', { name: 'Productos, 0 de 3' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('checkbox', { name: 'Crear' })).not.toBeInTheDocument();
  await userEvent.click(fold);
  expect(screen.getByRole('checkbox', { name: 'Crear' })).toBeInTheDocument();
});

test('one of a few is named by its label and price, explained by its hint, and walked by arrows', async () => {
  function Term() {
    const [term, setTerm] = useState('monthly');
    const choices = [
      { value: 'monthly', label: 'Mensual', hint: 'Pagas cada mes.', price: '$ 6,00' },
      { value: 'yearly', label: 'Anual' },
    ];
    return <ChoiceCards legend="Cómo pagas" name="term" choices={choices} value={term} onChoose={setTerm} />;
  }
  render(<Term />);
  expect(screen.getByRole('group', { name: 'Cómo pagas' })).toBeInTheDocument();
  const monthly = screen.getByRole('radio', { name: 'Mensual $ 6,00' });
  expect(monthly).toBeChecked();
  expect(monthly).toHaveAccessibleDescription('Pagas cada mes.');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Anual' })).toBeChecked();
});
