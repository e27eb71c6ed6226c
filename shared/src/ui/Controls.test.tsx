import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './Button.tsx';
import { Field } from './Field.tsx';
import { SearchInput } from './SearchInput.tsx';
import { Tabs } from './Tabs.tsx';
import { TextInput } from './TextInput.tsx';
import { useShortcut } from './use-shortcut.ts';

test('a field ties its label, hint and error to its control', () => {
  const { rerender } = render(
    <Field label="Usuario" hint="El que te dio tu jefe">
      <TextInput />
    </Field>,
  );
  const input = screen.getByLabelText('Usuario');
  expect(input).toHaveAccessibleDescription('El que te dio tu jefe');
  expect(input).toBeValid();
  rerender(
    <Field label="Usuario" hint="El que te dio tu jefe" error="Escribe tu usuario">
      <TextInput />
    </Field>,
  );
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Escribe tu usuario');
  expect(screen.getByRole('alert')).toHaveTextContent('Escribe tu usuario');
});

test('a button that is busy keeps its name and its focus and takes no press', async () => {
  let presses = 0;
  let submits = 0;
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submits += 1;
      }}
    >
      <Button type="submit" loading shortcut="F9" onClick={() => (presses += 1)}>
        Cobrar
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Cobrar' });
  button.focus();
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(presses + submits).toBe(0);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-keyshortcuts', 'F9');
});

function Search() {
  const [text, setText] = useState('');
  return <SearchInput label="Buscar producto" value={text} onValueChange={setText} shortcut="F2" />;
}

test('a search box is reached by its key and emptied by Escape', async () => {
  render(<Search />);
  const box = screen.getByRole('searchbox', { name: 'Buscar producto' });
  await userEvent.keyboard('{F2}harina');
  expect(box).toHaveFocus();
  expect(box).toHaveValue('harina');
  await userEvent.keyboard('{Escape}');
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
});

function Pressed({ by, onPress }: { by: string; onPress: () => void }) {
  useShortcut(by, onPress);
  return <input aria-label="Nota" />;
}

test('a plain letter is a shortcut only while nobody types', async () => {
  let presses = 0;
  render(<Pressed by="n" onPress={() => (presses += 1)} />);
  await userEvent.type(screen.getByLabelText('Nota'), 'nnn');
  expect(presses).toBe(0);
  screen.getByLabelText('Nota').blur();
  await userEvent.keyboard('n');
  expect(presses).toBe(1);
});

function Emptied({ onPress }: { onPress: (key: string) => void }) {
  useShortcut('Delete', () => onPress('Delete'), { emptyFieldOnly: true });
  useShortcut('?', () => onPress('?'), { emptyFieldOnly: true });
  useShortcut('+', () => onPress('+'), { emptyFieldOnly: true });
  return (
    <>
      <input aria-label="Nota" />
      <input aria-label="Monto" inputMode="decimal" defaultValue="2" />
    </>
  );
}

test('a key may be left to a field that holds text, and taken from an empty one', async () => {
  const presses: string[] = [];
  render(<Emptied onPress={(key) => presses.push(key)} />);
  await userEvent.type(screen.getByLabelText('Nota'), 'a{Home}{Delete}');
  expect(presses).toEqual([]);
  await userEvent.keyboard('{Delete}?+');
  expect(presses).toEqual(['Delete', '?', '+']);
  await userEvent.type(screen.getByLabelText('Monto'), '{Delete}?+');
  // A figure is kept from Delete, and no figure is a question mark or a plus.
  expect(presses).toEqual(['Delete', '?', '+', '?', '+']);
});

test('a shortcut waits while a dialog is open', async () => {
  let presses = 0;
  const { rerender } = render(
    <>
      <Pressed by="F9" onPress={() => (presses += 1)} />
      <div role="dialog" />
    </>,
  );
  await userEvent.keyboard('{F9}');
  expect(presses).toBe(0);
  rerender(<Pressed by="F9" onPress={() => (presses += 1)} />);
  await userEvent.keyboard('{F9}');
  expect(presses).toBe(1);
});

function Sales() {
  const [tabs, setTabs] = useState(['1', '2', '3']);
  const [selected, setSelected] = useState('1');
  return (
    <Tabs
      label="Ventas"
      tabs={tabs.map((id) => ({ id, label: `Venta ${id}` }))}
      selected={selected}
      onSelect={setSelected}
      onClose={(id) => {
        setTabs(tabs.filter((tab) => tab !== id));
        setSelected('1');
      }}
    >
      Contenido {selected}
    </Tabs>
  );
}

test('tabs walk by arrows, wrap around and close by Delete', async () => {
  render(<Sales />);
  expect(screen.getByRole('tablist', { name: 'Ventas' })).toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Venta 3' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Venta 3' })).toHaveTextContent('Contenido 3');
  await userEvent.keyboard('{Delete}');
  expect(screen.queryByRole('tab', { name: 'Venta 3' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('tab')).toHaveLength(2);
});
