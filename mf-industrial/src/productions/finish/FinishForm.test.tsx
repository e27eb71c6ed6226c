import { ApiError, http } from '@cuadra/shared/client';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ALL_PERMISSIONS, showAs } from '../../testing/show-as.tsx';
import { breadOrder, breadVersion } from '../testing/samples.ts';
import FinishForm from './FinishForm.tsx';

/** Milliseconds. A whole form takes seconds to fill in where everything else is built and tested at the same time. */
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

const user = userEvent.setup({ delay: null });
const version = breadVersion();
const order = breadOrder();

function open(refusal: ApiError) {
  const sent: { update_cost?: boolean }[] = [];
  http.defaults.adapter = async (config) => {
    const ok = (data: object) => ({ data, status: 200, statusText: '', headers: {}, config });
    if (config.method !== 'post') return ok({ items: [version], next: null });
    sent.push(JSON.parse(String(config.data)));
    throw refusal;
  };
  showAs(ALL_PERMISSIONS, <FinishForm order={order} onClose={() => undefined} />);
  return sent;
}

test.each([
  ['cost-unknown', /No se conoce el costo de algo que lleva/],
  ['not-a-product', /no es un producto/],
  ['not-a-company-currency', /una moneda que tu empresa ya no usa/],
  ['not-allowed', /Tu rol no permite cambiar costos/],
])('a cost that cannot be updated is said: %s', async (reason, sentence) => {
  const sent = open(new ApiError('ERROR_VALIDATION', 400, { fields: { update_cost: reason } }));
  const box = await screen.findByRole('checkbox', { name: 'Actualizar el costo del producto' });
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Terminar' }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(sent).toEqual([expect.objectContaining({ qty: '57', update_cost: true })]);
  await user.click(box);
  await waitFor(() => expect(screen.queryByText(sentence)).not.toBeInTheDocument());
});
