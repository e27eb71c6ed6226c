import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { ApiError } from '../client/index.ts';
import type { SessionState } from '../contract/index.ts';
import { useReloadHolds, useSession } from '../state/index.ts';
import { Field, TextInput } from '../ui/index.ts';
import type { EntityFormOptions } from './entity-form.ts';
import { FormDrawer } from './FormDrawer.tsx';
import { FormQuestion } from './FormQuestion.tsx';
import { useEntityForm } from './use-entity-form.ts';

const schema = z.object({ name: z.string().trim().min(1, 'required') });

type Values = z.input<typeof schema>;
type Options = Partial<EntityFormOptions<Values, Values, Values>>;

const user = userEvent.setup({ delay: null });

function RoleForm({ options }: { options: Options }) {
  const role = useEntityForm<Values, Values, Values>({
    draft: { name: 'new-role', overClosing: true, isNew: true },
    schema,
    values: { name: '' },
    send: async (values) => values,
    onSaved: () => undefined,
    ...options,
  });
  return (
    <>
      <FormDrawer form={role} submit="Guardar" onDiscard={() => undefined}>
        <Field label="Nombre" error={role.errorOf('name')}>
          <TextInput {...role.form.register('name')} />
        </Field>
      </FormDrawer>
      <FormQuestion form={role} title="¿Guardar el rol?" confirm="Sí" />
    </>
  );
}

/** A form that sends to `send`, which is told what it sent and under which id. */
function open(options: Options = {}) {
  const sent: { name: string; id: string }[] = [];
  const { send } = options;
  const told: Options['send'] = async (values, id, edit) => {
    sent.push({ ...values, id });
    return send ? send(values, id, edit) : values;
  };
  return { sent, ...render(<RoleForm options={{ ...options, send: told }} />) };
}

/** Loads the page again: nothing is taken off the screen first, as in a browser. */
function reload(options: Options = {}) {
  document.body.replaceChildren();
  return open(options);
}

const name = () => screen.getByRole('textbox', { name: 'Nombre' });
/** As the browser does it: at once, outside of what React has under way. */
function typeInto(text: string) {
  const field = name() as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
const save = () => user.click(screen.getByRole('button', { name: 'Guardar' }));

function refuse(code: string, fields: Record<string, string> = {}) {
  return async () => {
    throw new ApiError(code, 409, { fields });
  };
}

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

test('sends what the schema gives out, says that it is saved, and leaves no draft', async () => {
  const onSaved = jest.fn();
  const { sent, unmount } = open({ onSaved });
  await user.type(name(), ' Encargada ');
  expect(useReloadHolds.getState().held).toBe(1);
  await save();
  expect(sent).toEqual([{ name: 'Encargada', id: expect.any(String) }]);
  expect(onSaved).toHaveBeenCalledWith({ name: 'Encargada' }, { name: 'Encargada' });
  unmount();
  expect(useReloadHolds.getState().held).toBe(0);
  open();
  expect(name()).toHaveValue('');
});

test('says what is wrong on the field, by its reason, and sends nothing', async () => {
  const { sent } = open({ fieldError: (field, reason) => `${field}: ${reason}` });
  await save();
  expect(name()).toHaveAccessibleDescription('name: required');
  expect(sent).toEqual([]);
});

test('says what the server refuses on its field, which gets the focus', async () => {
  open({ send: refuse('ERROR_VALIDATION', { name: 'already-used' }) });
  await user.type(name(), 'Cajera');
  await save();
  expect(name()).toHaveAccessibleDescription('Ya está en uso. Elige otro.');
  expect(name()).toHaveFocus();
});

test('two presses, and Enter on top of them, send once', async () => {
  let finish: () => void = () => undefined;
  const { sent } = open({
    send: (values) =>
      new Promise((resolve) => {
        finish = () => resolve(values);
      }),
  });
  await user.type(name(), 'Cajera');
  await user.dblClick(screen.getByRole('button', { name: 'Guardar' }));
  await user.type(name(), '{Enter}');
  expect(sent).toHaveLength(1);
  await act(async () => finish());
});

test('what has to be agreed to is asked about once it is checked, and sent by a yes', async () => {
  const { sent } = open({ asksBefore: ({ name: role }) => role !== 'Cajera' });
  await save();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await user.type(name(), 'Dueña');
  await save();
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'No' }));
  expect(sent).toEqual([]);
  await save();
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sí' }));
  expect(sent).toMatchObject([{ name: 'Dueña' }]);
});

describe('after a lost answer', () => {
  const failure = refuse('ERROR_NETWORK');

  test('it is sent again under the same id, also after a reload and with nothing typed', async () => {
    const first = open({ send: failure, values: { name: 'Copia de Cajero' } });
    await save();
    expect(screen.getByRole('alert')).toHaveTextContent(/No pudimos conectar/);
    // What it would begin with is another by now.
    const again = reload({ values: { name: 'Copia de Encargado' } });
    expect(screen.getByText('Seguimos donde lo dejaste.')).toBeVisible();
    expect(name()).toHaveValue('Copia de Cajero');
    await save();
    expect(again.sent).toEqual(first.sent);
  });

  test('what was saved then is changed, where the form can', async () => {
    const update = jest.fn(async (values: Values) => values);
    const onSaved = jest.fn();
    const { sent } = open({ send: refuse('ERROR_CONFLICT', { id: 'already-used' }), update, onSaved });
    await user.type(name(), 'Cajera');
    await save();
    expect(update).toHaveBeenCalledWith({ name: 'Cajera' }, sent[0]?.id);
    expect(onSaved).toHaveBeenCalled();
  });

  test('and else it says so', async () => {
    open({ send: refuse('ERROR_CONFLICT', { id: 'already-used' }), alreadySaved: 'Ya se guardó.' });
    await user.type(name(), 'Cajera');
    await save();
    expect(screen.getByRole('alert')).toHaveTextContent('Ya se guardó.');
  });

  test('what is started over has another id', async () => {
    const { sent } = open({ send: failure });
    await user.type(name(), 'Cajera');
    await save();
    reload().unmount();
    const again = open();
    await user.click(screen.getByRole('button', { name: 'Empezar de nuevo' }));
    await user.type(name(), 'Cajera');
    await save();
    expect(again.sent[0]?.id).not.toBe(sent[0]?.id);
  });
});

describe('a form that stays open', () => {
  test('goes on from what was saved, with another id for what comes next', async () => {
    const { sent } = open({ next: () => ({ name: '' }) });
    await user.type(name(), 'Bebidas');
    await save();
    expect(name()).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Cancelar' })).toBeVisible();
    await user.type(name(), 'Víveres');
    await save();
    expect(sent.map(({ name: sentName }) => sentName)).toEqual(['Bebidas', 'Víveres']);
    expect(sent[0]?.id).not.toBe(sent[1]?.id);
  });

  test('loses no letter that was typed while it was being saved', async () => {
    let finish: () => void = () => undefined;
    open({
      next: (saved) => saved,
      send: (values) =>
        new Promise((resolve) => {
          finish = () => resolve(values);
        }),
    });
    await user.type(name(), 'Mar{Enter}');
    await user.type(name(), 'ía');
    await act(async () => finish());
    expect(name()).toHaveValue('María');
    expect(screen.getByRole('button', { name: 'Descartar' })).toBeVisible();
  });

  test('loses none that was typed while it was being checked, nor before what was saved is drawn', async () => {
    open({
      next: (saved) => {
        // When the answer has come and React has not drawn yet.
        queueMicrotask(() => typeInto('Mary'));
        return saved;
      },
    });
    await user.type(name(), 'Ma');
    await act(async () => {
      name().closest('form')?.requestSubmit();
      typeInto('Mar');
    });
    expect(name()).toHaveValue('Mary');
  });
});
