import { ApiError, http } from '@cuadra/shared/client';
import type { ProductionOrder } from '@cuadra/shared/contract';
import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BREAD, FLOUR } from '../../formulas/testing/samples.ts';
import { ALL_PERMISSIONS, showAs } from '../../testing/show-as.tsx';
import { breadOrder } from '../testing/samples.ts';
import PlanForm from './PlanForm.tsx';

/** Milliseconds. A whole form takes seconds to fill in where everything else is built and tested at the same time. */
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

const user = userEvent.setup({ delay: null });
const FORMULA = {
  ...{ id: breadOrder().formula_id, name: 'Pan', makes: BREAD, yield_qty: '30', waste_percent: '5' },
};
const NEEDS = {
  ...{ qty: '120.5', tree: [], is_enough: false, can_make: '60', whole_batches: 2 },
  goods: [{ good: FLOUR, needed: '76', there: '40', reserved: '0', missing: '36' }],
};

/** What the form sends, and an API that answers it; `refusal` is thrown instead. */
function open({
  order = undefined as ProductionOrder | undefined,
  refusal = undefined as ApiError | undefined,
} = {}) {
  const sent: { url: string; body: Record<string, unknown> }[] = [];
  const saved = jest.fn();
  http.defaults.adapter = async (config) => {
    const url = String(config.url);
    const ok = (data: object) => ({ data, status: 200, statusText: '', headers: {}, config });
    if (config.method === 'get') {
      if (url.includes('/needs')) return ok(NEEDS);
      return ok({ items: url.includes('/formulas') ? [FORMULA] : [], next: null });
    }
    sent.push({ url, body: JSON.parse(String(config.data)) });
    if (refusal) throw refusal;
    return ok(breadOrder());
  };
  showAs(ALL_PERMISSIONS, <PlanForm order={order} onClose={() => undefined} onSaved={saved} />);
  return { sent, saved };
}

test('a formula, how much and for when: what is lacking is told before anything is planned', async () => {
  const { sent, saved } = open();
  const box = await screen.findByRole('combobox', { name: 'Qué vas a hacer' });
  await user.click(box);
  await user.click(await screen.findByRole('option', { name: /Pan/ }));
  await user.type(screen.getByRole('textbox', { name: 'Cuánto' }), '120,5');
  const lacking = await screen.findByRole('table', { name: 'Lo que falta' });
  expect(lacking).toHaveTextContent('Harina');
  expect(lacking).toHaveTextContent('36');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Planificar' }));
  await screen.findByRole('button', { name: 'Planificar' });
  expect(sent).toEqual([
    {
      url: expect.stringContaining('/production_orders/create'),
      body: expect.objectContaining({ id: expect.any(String), formula_id: FORMULA.id, qty: '120.5' }),
    },
  ]);
  expect(saved).toHaveBeenCalledTimes(1);
});

test('nothing is sent while something is missing, and each field says what', async () => {
  const { sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Planificar' }));
  expect(await screen.findByText('Elige qué vas a hacer.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Cuánto' })).toBeInvalid();
  expect(sent).toEqual([]);
});

test('an order that is changed keeps its formula, and sends the version that was seen', async () => {
  const order = breadOrder({ status: 'planned', started: null, version: 5 });
  const { sent } = open({ order });
  const note = await screen.findByRole('textbox', { name: 'Nota' });
  expect(screen.queryByRole('combobox', { name: 'Qué vas a hacer' })).not.toBeInTheDocument();
  await user.type(note, 'Para el colegio');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await screen.findByRole('button', { name: 'Guardar cambios' });
  expect(sent).toEqual([
    {
      url: expect.stringContaining('/production_orders/update'),
      body: expect.objectContaining({ id: order.id, note: 'Para el colegio', version: 5, qty: '57' }),
    },
  ]);
  expect(sent[0]?.body).not.toHaveProperty('formula_id');
});

test('a formula that somebody withdrew meanwhile is said on its field', async () => {
  const refusal = new ApiError('ERROR_VALIDATION', 400, { fields: { formula_id: 'unknown' } });
  const { saved } = open({ refusal });
  const box = await screen.findByRole('combobox', { name: 'Qué vas a hacer' });
  await user.click(box);
  await user.click(await screen.findByRole('option', { name: /Pan/ }));
  await user.type(screen.getByRole('textbox', { name: 'Cuánto' }), '10');
  await user.click(screen.getByRole('button', { name: 'Planificar' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(saved).not.toHaveBeenCalled();
});
