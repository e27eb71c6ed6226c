import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { ApiError } from '../client/index.ts';
import type { SessionState } from '../contract/index.ts';
import { useSession } from '../state/index.ts';
import { Field, TextInput } from '../ui/index.ts';
import { type Editing, editing, type SentEdit } from './editing.ts';
import { FormDrawer } from './FormDrawer.tsx';
import { useEntityForm } from './use-entity-form.ts';

const Thing = z.object({ name: z.string(), price: z.string(), version: z.number() });
type Thing = z.output<typeof Thing>;
interface Values {
  name: string;
  price: string;
}
interface Sent extends Values {
  edit: SentEdit<Values>;
}

const user = userEvent.setup({ delay: null });
const FLOUR: Thing = { name: 'Harina', price: '1', version: 3 };

const edited = (entity: Thing): Editing<Values> =>
  editing<Thing, Values>({
    entity,
    schema: Thing,
    values: ({ name, price }) => ({ name, price }),
    labels: { name: 'Nombre', price: 'Precio' },
    show: (field, { price }) => (field === 'price' ? `$ ${price}` : undefined),
  });

function ThingForm({ thing, send }: { thing: Thing; send: (sent: Sent) => Promise<Thing> }) {
  const form = useEntityForm({
    draft: { name: 'thing', overClosing: true },
    schema: z.object({ name: z.string(), price: z.string() }),
    values: { name: thing.name, price: thing.price },
    edited: edited(thing),
    send: (values, _, edit) => send({ ...values, edit }),
    next: ({ name, price }) => ({ name, price }),
    onSaved: () => undefined,
  });
  return (
    <FormDrawer form={form} submit="Guardar">
      <Field label="Nombre">
        <TextInput {...form.form.register('name')} />
      </Field>
      <Field label="Precio">
        <TextInput {...form.form.register('price')} />
      </Field>
    </FormDrawer>
  );
}

/** A server on which `there` is what somebody else left. */
function open(there: Thing = FLOUR, { by = 'Pedro', thing = FLOUR }: { by?: string; thing?: Thing } = {}) {
  const sent: Sent[] = [];
  let stored = there;
  const send = async (values: Sent) => {
    sent.push(values);
    if (values.edit.fields.version !== stored.version) {
      const details = { by, is_own: false, at: '2026-11-20T12:00:00.000Z', current: stored };
      throw new ApiError('ERROR_EDITED', 409, { details });
    }
    stored = { name: values.name, price: values.price, version: stored.version + 1 };
    return stored;
  };
  return { sent, stored: () => stored, ...render(<ThingForm thing={thing} send={send} />) };
}

const field = (label: string) => screen.getByRole('textbox', { name: label });
async function change(label: string, value: string) {
  await user.clear(field(label));
  await user.type(field(label), value);
}
const save = () => user.click(screen.getByRole('button', { name: 'Guardar' }));
const question = () => screen.findByRole('dialog', { name: 'Pedro cambió esto mientras lo editabas' });
const press = async (label: string) =>
  user.click(within(await question()).getByRole('button', { name: label }));

beforeEach(() => {
  useSession.getState().signIn('token');
  useSession.getState().setState({
    user: { id: 'maria' },
    company: { id: 'esquina' },
    permissions: [],
    modules: [],
  } as unknown as SessionState);
});

afterEach(() => {
  useSession.getState().clear();
});

test('what somebody else changed is told by field; the own fields are proposed, and theirs where none was', async () => {
  const { sent, stored } = open({ name: 'Harina PAN', price: '2', version: 4 });
  await change('Precio', '3');
  await save();
  const dialog = within(await question());
  const name = within(await dialog.findByRole('group', { name: 'Nombre' }));
  const price = within(dialog.getByRole('group', { name: 'Precio' }));
  expect(name.getByRole('radio', { name: 'Harina PAN' })).toBeChecked();
  expect(price.getByRole('radio', { name: '$ 3' })).toBeChecked();
  expect(price.getByRole('radio', { name: '$ 2' })).toHaveAccessibleDescription('Pedro');
  expect(sent).toHaveLength(1);
  await press('Guardar lo elegido');
  expect(stored()).toEqual({ name: 'Harina PAN', price: '3', version: 5 });
  expect(sent[1]?.edit).toEqual({
    fields: { version: 4, edit_id: sent[0]?.edit.fields.edit_id },
    before: { name: 'Harina PAN', price: '2' },
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // And goes on from what was saved.
  await change('Precio', '4');
  await save();
  expect(stored()).toEqual({ name: 'Harina PAN', price: '4', version: 6 });
});

test('each field may be chosen otherwise', async () => {
  const { stored } = open({ name: 'Harina PAN', price: '2', version: 4 });
  await change('Precio', '3');
  await save();
  const dialog = within(await question());
  await user.click(await dialog.findByRole('radio', { name: '$ 2' }));
  await user.click(dialog.getByRole('radio', { name: 'Harina' }));
  await press('Guardar lo elegido');
  expect(stored()).toEqual({ name: 'Harina', price: '2', version: 5 });
});

test('theirs is kept without saving anything', async () => {
  const { sent } = open({ name: 'Harina PAN', price: '2', version: 4 });
  await change('Precio', '3');
  await save();
  await press('Dejar lo de Pedro');
  expect([field('Nombre'), field('Precio')].map((input) => (input as HTMLInputElement).value)).toEqual([
    'Harina PAN',
    '2',
  ]);
  expect(sent).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Deshacer cambios' })).not.toBeInTheDocument();
});

test('who goes on editing is asked again at the next try', async () => {
  open({ name: 'Harina PAN', price: '1', version: 4 });
  await change('Precio', '3');
  await save();
  await question();
  await user.keyboard('{Escape}');
  expect(field('Precio')).toHaveValue('3');
  await save();
  expect(await question()).toBeVisible();
});

test('nobody is asked where both did the same', async () => {
  const { stored } = open({ name: 'Harina', price: '3', version: 4 });
  await change('Precio', '3');
  await save();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(stored()).toEqual({ name: 'Harina', price: '3', version: 5 });
});

test('what was typed before a reload belongs to the version of then', async () => {
  open();
  await change('Precio', '3');
  document.body.replaceChildren();
  const there = { name: 'Harina', price: '2', version: 4 };
  const { sent } = open(there, { thing: there });
  expect(field('Precio')).toHaveValue('3');
  await save();
  const price = within(await within(await question()).findByRole('group', { name: 'Precio' }));
  expect(price.getByRole('radio', { name: '$ 2' })).not.toBeChecked();
  expect(price.getByRole('radio', { name: '$ 3' })).toBeChecked();
  expect(sent[0]?.edit.fields.version).toBe(3);
});
