import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { SessionState } from '../contract/index.ts';
import { useSession } from '../state/index.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { readDrafts, useDraft } from './use-draft.ts';

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
  useDraft(form, { name: 'product' });
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

/** Reloads the page: nothing is taken off the screen first, as in a browser. */
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

test('it waits over the end of the session, also where the page is reloaded meanwhile', async () => {
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

function UserDrawer() {
  const form = useForm({ defaultValues: { name: '', country: 'VE', password: 'mango-luna' } });
  const draft = useDraft(form, { name: 'new-user', overClosing: true, except: ['password'] });
  return (
    <form>
      {draft.isRestored && <DraftNotice onStartOver={draft.startOver} />}
      <input aria-label="Nombre" {...form.register('name')} />
      <input aria-label="Contraseña" {...form.register('password')} />
      <input aria-label="Id" readOnly value={draft.id} />
      <button type="button" onClick={draft.discard}>
        Descartar
      </button>
    </form>
  );
}

describe('a draft that outlives closing', () => {
  test('it is there when it is opened again, with the id that it had, and says so until one starts over', async () => {
    const { unmount } = render(<UserDrawer />);
    const id = screen.getByLabelText('Id').getAttribute('value');
    expect(screen.queryByText('Seguimos donde lo dejaste.')).not.toBeInTheDocument();
    await userEvent.type(name(), 'Carla');
    unmount();
    expect(readDrafts('new-')).toEqual([{ name: 'new-user', fields: { name: 'Carla' } }]);
    expect(readDrafts('edit-')).toEqual([]);

    const again = render(<UserDrawer />);
    expect(name()).toHaveValue('Carla');
    expect(screen.getByLabelText('Id')).toHaveValue(id);
    await userEvent.click(screen.getByRole('button', { name: 'Empezar de nuevo' }));
    expect(name()).toHaveValue('');
    expect(screen.getByLabelText('Id')).not.toHaveValue(id);
    expect(screen.queryByText('Seguimos donde lo dejaste.')).not.toBeInTheDocument();
    again.unmount();
    expect(readDrafts('')).toEqual([]);
    render(<UserDrawer />);
    expect(name()).toHaveValue('');
  });

  test('a password is never persisted, and alone it leaves nothing', async () => {
    const { unmount } = render(<UserDrawer />);
    await userEvent.type(screen.getByLabelText('Contraseña'), '-secreta');
    unmount();
    expect(Object.values(sessionStorage).join()).not.toContain('secreta');
    const again = render(<UserDrawer />);
    expect(screen.queryByText('Seguimos donde lo dejaste.')).not.toBeInTheDocument();
    await userEvent.type(name(), 'Carla');
    await userEvent.type(screen.getByLabelText('Contraseña'), '-secreta');
    again.unmount();
    expect(Object.values(sessionStorage).join()).not.toContain('secreta');
    render(<UserDrawer />);
    expect(name()).toHaveValue('Carla');
    expect(screen.getByLabelText('Contraseña')).toHaveValue('mango-luna');
  });

  test('sent or given up it waits no more', async () => {
    const { unmount } = render(<UserDrawer />);
    await userEvent.type(name(), 'Carla');
    await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
    unmount();
    render(<UserDrawer />);
    expect(name()).toHaveValue('');
  });

  test('what was not typed is as it is now: somebody else may have changed it', async () => {
    function Edit({ country }: { country: string }) {
      const form = useForm({ defaultValues: { name: 'Luis', country } });
      useDraft(form, { name: 'edit-user 1', overClosing: true });
      return (
        <form>
          <input aria-label="Nombre" {...form.register('name')} />
          <input aria-label="País" {...form.register('country')} />
        </form>
      );
    }
    const { unmount } = render(<Edit country="VE" />);
    await userEvent.type(name(), ' José');
    unmount();
    render(<Edit country="CO" />);
    expect(name()).toHaveValue('Luis José');
    expect(screen.getByLabelText('País')).toHaveValue('CO');
  });
});
