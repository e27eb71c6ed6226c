import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Combobox, type ComboboxOption, type ComboboxProps } from './Combobox.tsx';
import { Field } from './Field.tsx';

const CATEGORIES: ComboboxOption[] = [
  { value: 'c1', label: 'Café y té' },
  { value: 'c2', label: 'Carnes', hint: 'Nevera' },
  { value: 'c3', label: 'Lácteos' },
];

function Category(props: Partial<ComboboxProps>) {
  const [value, choose] = useState<ComboboxOption | null>(null);
  const setValue = (option: ComboboxOption | null) => flushSync(() => choose(option));
  return (
    <>
      <Field label="Categoría" error={value ? undefined : 'Elige una'}>
        <Combobox options={CATEGORIES} value={value} onValueChange={setValue} {...props} />
      </Field>
      <output>{value?.value ?? 'ninguna'}</output>
    </>
  );
}

const box = () => screen.findByRole('combobox', { name: 'Categoría' });
const chosen = () => screen.getByText(/^(c\d|ninguna)$/);

test('is labelled by its field, filtered without regard to accents, and chosen by the keyboard', async () => {
  render(<Category />);
  const input = await box();
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Elige una');
  await userEvent.type(input, 'cafe');
  expect(await screen.findByRole('option', { name: 'Café y té' })).toBeInTheDocument();
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  expect(chosen()).toHaveTextContent('c1');
  expect(input).toHaveValue('Café y té');
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
});

test('arrows walk through all of them, and what was chosen can be taken back', async () => {
  render(<Category />);
  const input = await box();
  input.focus();
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('option', { name: /Carnes/ });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(chosen()).toHaveTextContent('c2');
  await userEvent.click(screen.getByRole('button', { name: 'Borrar' }));
  expect(chosen()).toHaveTextContent('ninguna');
});

test('says so when nothing fits', async () => {
  render(<Category empty="No hay esa categoría" />);
  await userEvent.type(await box(), 'zzz');
  expect(await screen.findByText('No hay esa categoría')).toBeInTheDocument();
});

test('the server is asked once for what was typed, and what it found is shown as it came', async () => {
  const asked: string[] = [];
  function Clients() {
    const [found, setFound] = useState<ComboboxOption[]>([]);
    return (
      <Category
        options={found}
        onSearch={(text) => {
          asked.push(text);
          setFound([{ value: 'c9', label: 'Rojas, María', hint: 'V-11470283' }]);
        }}
      />
    );
  }
  render(<Clients />);
  await userEvent.type(await box(), 'maria');
  await userEvent.click(await screen.findByRole('option', { name: /Rojas, María/ }));
  expect(asked).toEqual(['maria']);
  expect(chosen()).toHaveTextContent('c9');
});

/** A server that answers when it is told to; what is found before stays listed meanwhile, as queries leave it. */
function slowServer() {
  const asked: string[] = [];
  let answer: (hits: ComboboxOption[]) => void = () => undefined;
  const submitted = jest.fn((event: FormEvent) => event.preventDefault());
  function Clients() {
    const [found, setFound] = useState(CATEGORIES);
    const [isBusy, setBusy] = useState(false);
    answer = (hits) => {
      setFound(hits);
      setBusy(false);
    };
    return (
      <form onSubmit={submitted}>
        <Category
          options={found}
          loading={isBusy}
          onSearch={(text) => {
            asked.push(text);
            setBusy(true);
          }}
        />
      </form>
    );
  }
  render(<Clients />);
  return { asked, submitted, answer: (hits: ComboboxOption[]) => act(async () => answer(hits)) };
}
const MARY: ComboboxOption = { value: 'c9', label: 'Rojas, María' };

test('until the hits are there, of those before only what fits is listed, which stays where it is when they come', async () => {
  const { asked, answer } = slowServer();
  await userEvent.type(await box(), 'nev', { delay: null });
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  expect(options()).toEqual(['CarnesNevera']);
  const [carnes] = screen.getAllByRole('option');
  await waitFor(() => expect(asked).toEqual(['nev']));
  await answer([{ value: 'c2', label: 'Carnes', hint: 'Nevera' }, MARY]);
  expect(options()).toEqual(['CarnesNevera', 'Rojas, María']);
  expect(screen.getAllByRole('option')[0]).toBe(carnes);
});

test('while nothing before fits, it says that it searches', async () => {
  const { asked, answer } = slowServer();
  await userEvent.type(await box(), 'maria', { delay: null });
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(screen.getByText('Buscando…')).toBeInTheDocument();
  await waitFor(() => expect(asked).toEqual(['maria']));
  await answer([]);
  expect(await screen.findByText('Nada coincide')).toBeInTheDocument();
});

test('Enter before the hits are there asks at once, and takes the first of what is typed', async () => {
  const { asked, submitted, answer } = slowServer();
  const input = await box();
  await userEvent.type(input, 'maria{Enter}', { delay: null });
  expect(asked).toEqual(['maria']);
  // Nothing of the search before; and the form is not sent.
  expect(chosen()).toHaveTextContent('ninguna');
  // Whoever takes it may draw at once, to go on with the keyboard from there.
  const complaints = jest.spyOn(console, 'error');
  await answer([MARY, { value: 'c8', label: 'María Luisa' }]);
  expect(complaints).not.toHaveBeenCalled();
  expect(chosen()).toHaveTextContent('c9');
  expect(input).toHaveValue('Rojas, María');
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
  expect(asked).toEqual(['maria']);
  expect(submitted).not.toHaveBeenCalled();
});

test('Enter while the server is asked waits for it; nothing is taken where nothing is found', async () => {
  const { asked, answer } = slowServer();
  await userEvent.type(await box(), 'zzz', { delay: null });
  await waitFor(() => expect(asked).toEqual(['zzz']));
  await userEvent.keyboard('{Enter}');
  await answer([]);
  expect(await screen.findByText('Nada coincide')).toBeInTheDocument();
  expect(chosen()).toHaveTextContent('ninguna');
});

test('who types on, or closes the list, takes nothing', async () => {
  const { asked, answer } = slowServer();
  await userEvent.type(await box(), 'mar{Enter}ia', { delay: null });
  await answer([MARY]);
  expect(chosen()).toHaveTextContent('ninguna');
  await waitFor(() => expect(asked).toEqual(['mar', 'maria']));
  await userEvent.keyboard('{Enter}{Escape}');
  await answer([MARY]);
  expect(chosen()).toHaveTextContent('ninguna');
});

test('what is chosen, walked to or closed is not overridden by what was typed before', async () => {
  const { answer } = slowServer();
  const input = await box();
  await userEvent.type(input, 'ca', { delay: null });
  const [, second] = screen.getAllByRole('option');
  if (!second) throw new Error('two options');
  await userEvent.click(second);
  expect(chosen()).toHaveTextContent('c2');
  await userEvent.keyboard('{Enter}');
  await answer([MARY]);
  expect(chosen()).toHaveTextContent('c2');

  await userEvent.clear(input);
  await userEvent.type(input, 'mar{Escape}{Enter}', { delay: null });
  await answer([MARY]);
  expect(chosen()).toHaveTextContent('ninguna');
});

test('Enter in an emptied box takes nothing', async () => {
  const { answer } = slowServer();
  const input = await box();
  await userEvent.type(input, 'maria{Enter}', { delay: null });
  await answer([MARY]);
  expect(chosen()).toHaveTextContent('c9');
  await userEvent.clear(input);
  await userEvent.keyboard('{Enter}');
  await answer(CATEGORIES);
  expect(chosen()).toHaveTextContent('ninguna');
});

test('a search that failed says why', async () => {
  render(<Category options={[]} onSearch={() => {}} error="Sin conexión" />);
  await userEvent.type(await box(), 'x');
  expect(await screen.findByText('Sin conexión')).toBeInTheDocument();
  expect(screen.queryByText('Nada coincide')).not.toBeInTheDocument();
});
