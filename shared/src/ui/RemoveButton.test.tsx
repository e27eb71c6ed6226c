import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../client/index.ts';
import type { SessionState } from '../contract/index.ts';
import { useSession } from '../state/index.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { Toaster } from './Toaster.tsx';

function show(remove: () => Promise<unknown>, permissions = '4') {
  useSession.getState().signIn('token');
  useSession.getState().setState({
    ...{ user: { id: 'maria' }, company: { id: 'esquina' }, modules: ['products'] },
    permissions: [{ module: 'products', permissions }],
  } as unknown as SessionState);
  const onRemoved = jest.fn();
  render(
    <>
      <RemoveButton
        permission={['products', 'delete']}
        title="¿Retirar «Harina»?"
        confirm="Retirar"
        remove={remove}
        errorText={() => 'Una fórmula la lleva.'}
        done="Retiraste «Harina»."
        onRemoved={onRemoved}
      >
        Sus ventas se quedan.
      </RemoveButton>
      <Toaster />
    </>,
  );
  return onRemoved;
}

afterEach(() => useSession.getState().clear());

async function confirm() {
  await userEvent.click(screen.getByRole('button', { name: 'Retirar' }));
  const question = await screen.findByRole('alertdialog', { name: '¿Retirar «Harina»?' });
  expect(question).toHaveTextContent('Sus ventas se quedan.');
  const [yes] = [...question.querySelectorAll('button')].filter((one) => one.textContent === 'Retirar');
  if (!yes) throw new Error('no button');
  await userEvent.click(yes);
  return question;
}

test('it is removed after a question, and said', async () => {
  const onRemoved = show(async () => undefined);
  const question = await confirm();
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(onRemoved).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('Retiraste «Harina».')).toBeInTheDocument();
});

test('what is gone already counts as removed', async () => {
  const onRemoved = show(() => Promise.reject(new ApiError('ERROR_NOT_FOUND', 404)));
  await confirm();
  await waitFor(() => expect(onRemoved).toHaveBeenCalledTimes(1));
});

test('refused, it says why, and the question stays', async () => {
  const onRemoved = show(() => Promise.reject(new ApiError('ERROR_CONFLICT', 409)));
  const question = await confirm();
  expect(await screen.findByText('Una fórmula la lleva.')).toBeInTheDocument();
  expect(question).toBeInTheDocument();
  expect(onRemoved).not.toHaveBeenCalled();
});

test('who may not has no button', () => {
  show(async () => undefined, '1');
  expect(screen.queryByRole('button', { name: 'Retirar' })).not.toBeInTheDocument();
});
