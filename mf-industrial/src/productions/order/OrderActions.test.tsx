import { ApiError, http } from '@cuadra/shared/client';
import type { ProductionOrder } from '@cuadra/shared/contract';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ALL_PERMISSIONS, showAs } from '../../testing/show-as.tsx';
import { breadBatch, breadOrder } from '../testing/samples.ts';
import { OrderActions } from './OrderActions.tsx';

/** Milliseconds: dialogs come with their code. */
configure({ asyncUtilTimeout: 15_000 });
jest.setTimeout(60_000);

const user = userEvent.setup({ delay: null });

/** What is sent, and an API that answers with the order as it is then. */
function open(order: ProductionOrder, permissions = ALL_PERMISSIONS, refusal?: ApiError) {
  const sent: { url: string; body: unknown }[] = [];
  http.defaults.adapter = async (config) => {
    const ok = (data: object) => ({ data, status: 200, statusText: '', headers: {}, config });
    if (config.method === 'get') return ok({ items: [], next: null });
    sent.push({ url: String(config.url), body: JSON.parse(String(config.data)) });
    if (refusal) throw refusal;
    return ok(order);
  };
  showAs(permissions, <OrderActions order={order} />);
  return sent;
}

const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const planned = () => breadOrder({ status: 'planned', started: null });
const withBatch = () => breadOrder({ made: '50', batches: [breadBatch()] });
const done = () => breadOrder({ status: 'done', made: '57' });

test.each([
  [
    'planned, by who may do everything',
    planned(),
    ALL_PERMISSIONS,
    ['Anular', 'Imprimir', 'Editar', 'Empezar'],
  ],
  ['planned, by who only reads', planned(), '2', ['Imprimir']],
  ['planned, by who plans', planned(), '1;2;3', ['Imprimir', 'Editar']],
  ['planned, by who produces', planned(), '2;7', ['Imprimir', 'Empezar']],
  ['started, by who may do everything', breadOrder(), ALL_PERMISSIONS, ['Anular', 'Imprimir', 'Terminar']],
  // What it took goes back into the stock.
  ['started, by who annuls and may move no stock', breadOrder(), '2;4', ['Imprimir']],
  ['started, with a batch', withBatch(), ALL_PERMISSIONS, ['Imprimir', 'Cerrar', 'Terminar']],
  ['started, with a batch, by who only reads', withBatch(), '2', ['Imprimir']],
  ['done', done(), ALL_PERMISSIONS, ['Imprimir']],
  ['annulled', breadOrder({ status: 'annulled' }), ALL_PERMISSIONS, ['Imprimir']],
])('an order that is %s', (_, order, permissions, expected) => {
  open(order, permissions);
  expect(names()).toEqual(expected);
});

test('starting says what leaves the stock, and sends the version that was seen', async () => {
  const order = breadOrder({ status: 'planned', started: null, takes_at: 'start', version: 4 });
  const sent = open(order);
  await user.click(screen.getByRole('button', { name: 'Empezar' }));
  const question = await screen.findByRole('alertdialog', { name: '¿Empezar Pan?' });
  expect(question).toHaveTextContent('Los materiales salen de tu existencia ahora.');
  await user.click(within(question).getByRole('button', { name: 'Empezar' }));
  expect(sent).toEqual([{ url: expect.stringContaining(`/${order.id}/start`), body: { version: 4 } }]);
});

test('one that only reserves says that a reservation keeps nobody from selling', async () => {
  open(planned());
  await user.click(screen.getByRole('button', { name: 'Empezar' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Una reserva no impide venderlos.');
});

test('closing says whether something goes back, and stays open where somebody was faster', async () => {
  const [flour] = breadOrder().lines;
  const order = breadOrder({
    ...{ made: '50', batches: [breadBatch()], lines: flour ? [{ ...flour, held: '4', used: '32' }] : [] },
  });
  const sent = open(order, ALL_PERMISSIONS, new ApiError('ERROR_EDITED', 409, {}));
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  const question = await screen.findByRole('alertdialog', { name: '¿Cerrar la orden 7?' });
  expect(question).toHaveTextContent('Lo que tomó y no usó vuelve a tu existencia.');
  await user.click(within(question).getByRole('button', { name: 'Cerrar' }));
  expect(await screen.findByRole('alertdialog', { name: '¿Cerrar la orden 7?' })).toBeInTheDocument();
  expect(sent).toHaveLength(1);
});
