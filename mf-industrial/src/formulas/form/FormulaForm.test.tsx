import { ApiError, http } from '@cuadra/shared/client';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ALL_PERMISSIONS, showAs } from '../../testing/show-as.tsx';
import { BREAD, doughFormula, FLOUR, YEAST } from '../testing/samples.ts';
import FormulaForm from './FormulaForm.tsx';

/** Milliseconds. A whole form takes seconds to fill in where everything else is built and tested at the same time. */
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

const user = userEvent.setup({ delay: null });
const at = { updated_at: '2026-11-20T13:00:00.000Z', version: 1 };
const material = ({ id, name }: { id: string; name: string }, cost: string) => ({
  ...{ id, name, measure_id: null, qty: '100', min_qty: null, cost, cost_currency: 'USD', value: '0' },
  ...{ units: [{ id: FLOUR.id, name: 'Saco', factor: '45' }], has_lots: false, ...at },
});
const product = {
  ...{ id: BREAD.id, name: BREAD.name, code: null, barcodes: [], category_id: null, measure_id: null },
  ...{ qty: '0', min_qty: null, cost: '1', utility: '30', price: null, is_fixed_price: false },
  ...{ cost_currency: 'USD', price_currency: 'USD', ...at },
};
const ANSWERS: Readonly<Record<string, object>> = {
  materials: { items: [material(FLOUR, '0.6'), material(YEAST, '4')], next: null },
  products: { items: [product], next: null, as_of: at.updated_at },
  formulas: { items: [], next: null },
  measures: { items: [], next: null },
  dollar: { main: 'VES', alternative: 'USD', rate: '800', inverse: null, rate_id: FLOUR.id },
};

/** What the form sends, and an API that answers it; `refusal` is thrown instead. */
function open({
  formula = undefined as ReturnType<typeof doughFormula> | undefined,
  codes = ALL_PERMISSIONS,
  rate_id = FLOUR.id as string | null,
} = {}) {
  const sent: { url: string; body: Record<string, unknown> }[] = [];
  const server: { refusal?: ApiError } = {};
  const saved = jest.fn();
  http.defaults.adapter = async (config) => {
    const url = String(config.url);
    if (config.method === 'get') {
      const name = url.split('?')[0]?.split('/').at(-1) ?? '';
      const answer = ANSWERS[name] ?? material(FLOUR, '0.6');
      const data = name === 'dollar' ? { ...answer, rate_id } : answer;
      return { data, status: 200, statusText: '', headers: {}, config };
    }
    sent.push({ url, body: JSON.parse(String(config.data)) });
    if (server.refusal) throw server.refusal;
    return { data: doughFormula(), status: 200, statusText: '', headers: {}, config };
  };
  showAs(codes, <FormulaForm formula={formula} onClose={() => undefined} onSaved={saved} />, {
    currencies_used: { company_id: 'esquina', main: 'VES', alternative: 'USD' },
  });
  return { sent, server, saved };
}

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
async function choose(box: string, option: string) {
  const field = await screen.findByRole('combobox', { name: box });
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: new RegExp(option) }));
}

test('a formula is written down with its unit and sent in the measure of what it takes', async () => {
  const { sent, saved } = open();
  await choose('Qué hace', 'Pan');
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Pan');
  await user.type(screen.getByRole('textbox', { name: 'Rinde' }), '100');
  await choose('Agregar material o producto', 'Harina');
  // The keyboard goes on in the line.
  expect(screen.getByRole('textbox', { name: 'Cantidad de Harina' })).toHaveFocus();
  await user.keyboard('0,5');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Unidad de Harina' }), 'Saco (45)');
  expect(screen.getByText('son 22,5', { exact: false })).toBeInTheDocument();
  // 22.5 at $ 0.60 for a hundred.
  expect(screen.getByRole('region', { name: 'Costo' })).toHaveTextContent('$ 0,135');
  await press('Guardar fórmula');
  await screen.findByRole('button', { name: 'Guardar fórmula' });
  expect(sent).toEqual([
    {
      url: expect.stringContaining('/formulas/create'),
      body: {
        ...{
          id: expect.any(String),
          name: 'Pan',
          makes: { kind: 'product', id: BREAD.id },
          yield_qty: '100',
        },
        ...{ waste_percent: '0', takes_at: 'end', costs: [], byproducts: [], steps: [] },
        lines: [
          { good: { kind: 'material', id: FLOUR.id }, qty: '22.5', unit: { name: 'Saco', factor: '45' } },
        ],
      },
    },
  ]);
  expect(saved).toHaveBeenCalledTimes(1);
});

test('nothing is sent while something is missing, and each field says what', async () => {
  const { sent } = open();
  await press('Guardar fórmula');
  expect(await screen.findByText('Elige qué hace.')).toBeInTheDocument();
  expect(screen.getByText('Escribe el nombre de la fórmula.')).toBeInTheDocument();
  expect(screen.getByText('Escribe cuánto sale.')).toBeInTheDocument();
  expect(screen.getByText('Agrega al menos algo que lleve.')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('lines are moved and taken away, and saving says whether it makes another version', async () => {
  const { sent } = open({ formula: doughFormula() });
  const lines = await screen.findByRole('list', { name: 'Renglones' });
  await user.type(screen.getByRole('textbox', { name: 'Nombre' }), ' nueva');
  expect(await screen.findByText('Sigue siendo la misma versión.')).toBeInTheDocument();
  await press('Bajar Harina');
  expect(await screen.findByText('Al guardar será la versión 4.')).toBeInTheDocument();
  expect(
    within(lines)
      .getAllByRole('listitem')
      .map((one) => one.getAttribute('aria-label')),
  ).toEqual(['Levadura', 'Harina']);
  await press('Quitar Levadura');
  await press('Guardar cambios');
  expect(sent[0]?.url).toContain('/formulas/update');
  expect(sent[0]?.body).toMatchObject({ name: 'Masa canilla nueva', version: 4, lines: [{ qty: '18' }] });
  expect(sent[0]?.body).not.toHaveProperty('makes');
});

test('a circle is said on the line that leads into it, and forgotten once a line is another', async () => {
  const { server } = open({ formula: doughFormula() });
  server.refusal = new ApiError('ERROR_VALIDATION', 400, {
    fields: { 'lines.1.good': 'circle' },
    details: { circle: ['Masa', 'Pan', 'Masa'] },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Nombre' }), ' otra');
  await press('Guardar cambios');
  const line = within(await screen.findByRole('listitem', { name: 'Levadura' }));
  expect(await line.findByRole('alert')).toHaveTextContent('Así se haría de sí mismo: Masa → Pan → Masa.');
  await user.type(screen.getByRole('textbox', { name: 'Cantidad de Harina' }), '5');
  expect(screen.queryByText('Así se haría de sí mismo', { exact: false })).not.toBeInTheDocument();
});

test('without a rate it says that the rate lacks', async () => {
  open({ formula: doughFormula(), rate_id: null });
  expect(await screen.findByText('Falta la tasa de hoy', { exact: false })).toBeInTheDocument();
});

test('who may not set costs sees them and changes none', async () => {
  open({ formula: doughFormula(), codes: '1;2;3;4;7' });
  expect(await screen.findByRole('textbox', { name: 'Cuánto cuesta Mano de obra' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Agregar costo' })).not.toBeInTheDocument();
  expect(screen.getByText('Tu rol no permite cambiar costos.')).toBeInTheDocument();
});
