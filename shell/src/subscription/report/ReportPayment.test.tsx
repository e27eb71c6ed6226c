import { createQueryClient, http, QueryClientProvider } from '@cuadra/shared/client';
import type { SessionState } from '@cuadra/shared/contract';
import { useSession } from '@cuadra/shared/state';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { Navigation } from '../../navigation/navigation.ts';
import { SignedContext } from '../../navigation/use-visitor.ts';
import { ReportPayment } from './ReportPayment.tsx';

const user = userEvent.setup({ delay: null });
const photo = (name: string) => new File(['photo'], name, { type: 'image/jpeg' });

/** A picture of that name, as far as its kind is looked at. */
const encoded = (name: string) => `data:image/webp;base64,${btoa(`RIFF0000WEBP${name}`)}`;

/** Photos that are being decoded: what a browser does and jsdom does not, each finished when the test says so. */
const decoding = new Map<string, () => void>();
const drawn: { current: string } = { current: '' };
beforeAll(() => {
  globalThis.createImageBitmap = ((file: File) =>
    new Promise((done) => {
      const picture = { width: 80, height: 60, close: () => {}, name: file.name };
      decoding.set(file.name, () => done(picture as unknown as ImageBitmap));
    })) as typeof createImageBitmap;
  const canvas = {
    fillRect: () => {},
    drawImage: ({ name }: { name: string }) => {
      drawn.current = name;
    },
  };
  HTMLCanvasElement.prototype.getContext = (() => canvas) as unknown as HTMLCanvasElement['getContext'];
  HTMLCanvasElement.prototype.toDataURL = () => encoded(drawn.current);
});
const decode = (name: string) => act(async () => decoding.get(name)?.());

function open() {
  const sent: { picture?: string; reference?: string }[] = [];
  http.defaults.adapter = async (config) => {
    if (config.method === 'post') sent.push(JSON.parse(String(config.data)));
    return { data: {}, status: 200, statusText: '', headers: {}, config };
  };
  const state = {
    ...{ user: { id: 'maria' }, company: { id: 'esquina' }, modules: [], permissions: [] },
    remotes: [],
    support_phone: '584121234567',
  } as unknown as SessionState;
  useSession.getState().signIn('token');
  useSession.getState().setState(state);
  const onClose = jest.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <SignedContext value={{ state, grants: new Map(), navigation: {} as Navigation }}>
          <ReportPayment open onClose={onClose} />
        </SignedContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { sent, onClose };
}

const choose = async (name: string) =>
  user.upload(await screen.findByLabelText('Foto o captura del pago', { selector: 'input' }), photo(name));
const submit = () => screen.getByRole('button', { name: 'Reportar pago' });

test('a payment is not reported before its photo is ready, and of two photos the last one goes', async () => {
  const { sent, onClose } = open();
  await user.type(await screen.findByLabelText(/^Monto/), '1500');
  await user.type(screen.getByLabelText(/^Referencia/), '0042');
  await choose('first.jpg');
  await choose('second.jpg');
  await user.click(submit());
  await user.type(screen.getByLabelText(/^Referencia/), '{Enter}');
  await decode('second.jpg');
  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
  expect(sent).toEqual([]);
  // The one that was chosen before is ready after it.
  await decode('first.jpg');
  await user.click(submit());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([expect.objectContaining({ reference: '0042', picture: encoded('second.jpg') })]);
});
