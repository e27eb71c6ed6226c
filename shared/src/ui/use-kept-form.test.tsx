import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { SessionState } from '../contract/index.ts';
import { useSession } from '../state/index.ts';
import { useKeptForm } from './use-kept-form.ts';

function sessionOf(user: string): SessionState {
  return {
    user: { id: user },
    company: { id: 'esquina' },
    permissions: [],
    modules: [],
  } as unknown as SessionState;
}

function signIn(user: string) {
  useSession.getState().signIn(`token of ${user}`);
  useSession.getState().setState(sessionOf(user));
}

function ProductForm({ onSent }: { onSent?: () => void }) {
  const form = useForm({ defaultValues: { name: '', unit: 'kg' } });
  useKeptForm('product', form);
  return (
    <form onSubmit={form.handleSubmit(() => onSent?.())}>
      <input aria-label="Nombre" {...form.register('name')} />
      <button type="submit">Guardar</button>
      <button type="button" onClick={() => form.reset()}>
        Deshacer
      </button>
      {form.formState.isDirty && 'sin guardar'}
    </form>
  );
}

const name = () => screen.getByLabelText('Nombre');

/** Loads the page anew: nothing is taken off the screen first, as in a browser. */
function reload() {
  document.body.replaceChildren();
  return render(<ProductForm />);
}

beforeEach(() => {
  useSession.getState().clear();
  signIn('maria');
});

test('what was typed is there after a reload, and still to be saved', async () => {
  render(<ProductForm />);
  await userEvent.type(name(), 'Harina');
  reload();
  expect(name()).toHaveValue('Harina');
  expect(screen.getByText('sin guardar')).toBeInTheDocument();
});

test('it is forgotten when the form is left, taken back or sent', async () => {
  const { unmount } = render(<ProductForm />);
  await userEvent.type(name(), 'Harina');
  unmount();
  render(<ProductForm />);
  expect(name()).toHaveValue('');

  await userEvent.type(name(), 'Arroz');
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  reload();
  expect(name()).toHaveValue('');
});

test('the next form of the same name starts empty', async () => {
  function OneAfterAnother() {
    const [count, setCount] = useState(0);
    return <ProductForm key={count} onSent={() => setCount(count + 1)} />;
  }
  render(<OneAfterAnother />);
  await userEvent.type(name(), 'Harina{Enter}');
  expect(name()).toHaveValue('');
});

test('it waits over the end of the session, also where the page is loaded anew meanwhile', async () => {
  const { unmount } = render(<ProductForm />);
  await userEvent.type(name(), 'Harina');
  useSession.getState().lose();
  unmount();
  signIn('maria');
  reload();
  expect(name()).toHaveValue('Harina');
});

test('whoever else signs in, and whoever signed out, finds nothing', async () => {
  render(<ProductForm />);
  await userEvent.type(name(), 'Harina');
  useSession.getState().lose();
  signIn('luis');
  reload();
  expect(name()).toHaveValue('');

  await userEvent.type(name(), 'Arroz');
  useSession.getState().clear();
  signIn('luis');
  reload();
  expect(name()).toHaveValue('');
});
