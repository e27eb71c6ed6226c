import { ApiError } from '@cuadra/shared/client';
import type { Product, ProductDraft } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { useSession } from '@cuadra/shared/state';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../testing/patience.ts';
import { CATEGORIES, renderWithData, signInWith } from '../testing/render-with-data.tsx';
import { ProductForm } from './ProductForm.tsx';
import { emptyProduct } from './product-values.ts';

beforeEach(() => signInWith());
afterEach(() => {
  useSession.getState().clear();
  sessionStorage.clear();
});

const user = userEvent.setup({ delay: null });

function saved({ id = newId(), wholesale, has_lots, favourite, ...draft }: ProductDraft): Product {
  return {
    ...draft,
    ...(wholesale && { wholesale }),
    ...(has_lots && { has_lots }),
    ...(favourite && { favourite }),
    id,
    updated_at: '2026-11-20T13:00:00.000Z',
    version: 1,
  };
}

/** The form, what it sent, and what it said was saved. */
function open(save: (draft: ProductDraft) => Promise<Product> = async (draft) => saved(draft)) {
  const sent: ProductDraft[] = [];
  const done: { name: string; another: boolean }[] = [];
  renderWithData(
    <ProductForm
      initial={emptyProduct('USD')}
      currencies={['USD', 'VES']}
      save={(draft) => {
        sent.push(draft);
        return save(draft);
      }}
      onSaved={({ name }, { another }) => done.push({ name, another })}
      onCancel={() => undefined}
    />,
  );
  return { sent, done };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const type = (name: string, text: string) => user.type(field(name), text);

test('a product with all that it has is sent as the contract wants it', async () => {
  const { sent, done } = open();
  await type('Nombre', 'Harina P.A.N. maíz blanco 1 kg');
  await type('Códigos de barras', '7591058001000{Enter}');
  await type('Código propio', 'HP-1');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Categoría' }), 'Víveres');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Medida' }), 'Unidad');
  await type('Costo', '1,05');
  await type('Utilidad', '12,5');
  await type('Cantidad', '1.250,5');
  await type('Existencia mínima', '10');
  await press('Guardar producto');
  expect(sent).toEqual([
    {
      id: expect.any(String),
      name: 'Harina P.A.N. maíz blanco 1 kg',
      code: 'HP-1',
      barcodes: ['7591058001000'],
      category_id: CATEGORIES[1]?.id,
      measure_id: '01990000-0000-7000-8000-00000000000c',
      qty: '1250.5',
      min_qty: '10',
      cost: '1.05',
      utility: '12.5',
      price: null,
      is_fixed_price: false,
      cost_currency: 'USD',
      price_currency: 'USD',
    },
  ]);
  expect(done).toEqual([{ name: 'Harina P.A.N. maíz blanco 1 kg', another: false }]);
});

test('a favourite of every Caja is marked with a press', async () => {
  const { sent } = open();
  await type('Nombre', 'Pan');
  const box = screen.getByRole('checkbox', { name: 'Favorito en Caja' });
  expect(box).not.toBeChecked();
  await user.click(box);
  await press('Guardar producto');
  expect(sent[0]).toMatchObject({ name: 'Pan', favourite: true });
});

describe('the price, while it is filled in', () => {
  test('is cost plus utility in both currencies, with what is earned', async () => {
    open();
    expect(screen.getByText('Sin precio')).toBeInTheDocument();
    await type('Costo', '10');
    await type('Utilidad', '30');
    expect(screen.getByText('$ 13,00')).toBeInTheDocument();
    expect(screen.getByText('Bs. 11.182,34')).toBeInTheDocument();
    expect(screen.getByText('$ 3,00')).toBeInTheDocument();
  });

  test('is what was typed where it is fixed, and warns below the cost', async () => {
    const { sent } = open();
    await type('Nombre', 'Café');
    await user.click(await screen.findByRole('radio', { name: 'Precio fijo' }));
    await type('Costo', '5,40');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Moneda del precio' }), 'VES');
    await type('Precio', '4.000');
    expect(screen.getByText('Bs. 4.000,00')).toBeInTheDocument();
    expect(screen.getByText('$ 4,65')).toBeInTheDocument();
    expect(screen.getByText(/por debajo de lo que cuesta/)).toBeInTheDocument();
    await press('Guardar producto');
    expect(sent[0]).toMatchObject({
      is_fixed_price: true,
      price: '4000.00',
      price_currency: 'VES',
      cost_currency: 'USD',
      utility: null,
    });
  });

  test('is not taken back in silence where it is below the cost', async () => {
    open();
    await type('Costo', '10');
    await type('Utilidad', '30');
    const price = await screen.findByRole('textbox', { name: 'Precio' });
    await user.clear(price);
    await user.type(price, '8');
    expect(price).toHaveAccessibleDescription(/^\$\u00a08,00 es menos de lo que cuesta/);
    await user.tab();
    expect(price).toHaveValue('13,00');
    expect(price).toHaveAccessibleDescription(/elige «Precio fijo»/);
    await user.clear(price);
    await user.type(price, '12');
    expect(price).not.toHaveAccessibleDescription(/menos de lo que cuesta/);
    expect(field('Utilidad')).toHaveValue('20,00');
  });

  test('says what is missing', async () => {
    open();
    expect(screen.getByText(/^Escribe el costo/)).toBeInTheDocument();
    await type('Costo', '4');
    expect(screen.getByText(/^Escribe la utilidad/)).toBeInTheDocument();
    await user.click(await screen.findByRole('radio', { name: 'Precio fijo' }));
    expect(screen.getByText('Escribe el precio.')).toBeInTheDocument();
  });

  test('may be fixed without knowing the cost, and then says nothing of what is earned', async () => {
    const { sent } = open();
    await type('Nombre', 'Café');
    await user.click(await screen.findByRole('radio', { name: 'Precio fijo' }));
    await type('Precio', '4');
    expect(screen.getByText('$ 4,00')).toBeInTheDocument();
    expect(screen.getByText(/^Sin el costo/)).toBeInTheDocument();
    expect(screen.queryByText('Ganas por unidad')).not.toBeInTheDocument();
    await press('Guardar producto');
    expect(sent[0]).toMatchObject({ price: '4.00', cost: null });
  });
});

describe('what cannot be saved', () => {
  test('is said on its field, in Spanish, and nothing is sent', async () => {
    const { sent } = open();
    await type('Costo', 'doce');
    await press('Guardar producto');
    expect(field('Nombre')).toHaveAccessibleDescription('Escribe el nombre del producto.');
    expect(field('Nombre')).toBeInvalid();
    expect(field('Costo')).toHaveAccessibleDescription('Escribe un número, por ejemplo 1.234,56.');
    expect(field('Costo')).toHaveValue('doce');
    expect(sent).toEqual([]);
  });

  test('is said on the field that the server refuses, which gets the focus', async () => {
    const { done } = open(async () => {
      throw new ApiError('ERROR_VALIDATION', 400, { fields: { code: 'already-used' } });
    });
    await type('Nombre', 'Café');
    await type('Código propio', 'A-1');
    await press('Guardar producto');
    expect(field('Código propio')).toHaveAccessibleDescription('Otro producto ya usa este código.');
    expect(field('Código propio')).toHaveFocus();
    expect(done).toEqual([]);
  });

  test('keeps everything where the connection failed, and says so', async () => {
    let tries = 0;
    const { sent, done } = open(async (draft) => {
      tries += 1;
      if (tries === 1) throw new ApiError('ERROR_NETWORK', 0);
      return saved(draft);
    });
    await type('Nombre', 'Café');
    await press('Guardar producto');
    expect(screen.getByRole('alert')).toHaveTextContent(/No pudimos conectar/);
    await press('Guardar producto');
    expect(sent).toHaveLength(2);
    expect(sent[0]?.id).toEqual(expect.any(String));
    expect(sent[1]?.id).toBe(sent[0]?.id);
    expect(done).toHaveLength(1);
  });

  test('tells when an earlier try was saved after all and the form was changed since', async () => {
    open(async () => {
      throw new ApiError('ERROR_CONFLICT', 409, { fields: { id: 'already-used' } });
    });
    await type('Nombre', 'Café');
    await press('Guardar producto');
    expect(screen.getByRole('alert')).toHaveTextContent(/ya se guardó en un intento anterior/);
  });
});

test('a double click, and Enter on top of it, saves once', async () => {
  let finish: () => void = () => undefined;
  const { sent, done } = open(
    (draft) =>
      new Promise((resolve) => {
        finish = () => resolve(saved(draft));
      }),
  );
  await type('Nombre', 'Café');
  await user.dblClick(screen.getByRole('button', { name: 'Guardar producto' }));
  await type('Nombre', '{Enter}');
  expect(sent).toHaveLength(1);
  finish();
  await screen.findByRole('button', { name: 'Guardar producto', busy: false });
  expect(done).toHaveLength(1);
});

test('F9 saves; «Guardar y crear otro» asks for the next', async () => {
  const { done } = open();
  await type('Nombre', 'Café');
  await user.keyboard('{F9}');
  await press('Guardar y crear otro');
  expect(done).toEqual([
    { name: 'Café', another: false },
    { name: 'Café', another: true },
  ]);
});

describe('barcodes', () => {
  const added = () =>
    within(screen.getByRole('list', { name: 'Códigos de barras agregados' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  test('are scanned one after the other, once each, and can be taken away', async () => {
    const { sent } = open();
    await type('Códigos de barras', '111{Enter}222{Enter}111{Enter}');
    expect(added()).toEqual(['111', '222']);
    expect(sent).toEqual([]);
    await press('Quitar 111');
    expect(added()).toEqual(['222']);
  });

  test('what was typed and not added is saved too', async () => {
    const { sent } = open();
    await type('Nombre', 'Café');
    await type('Códigos de barras', '333');
    await press('Guardar producto');
    expect(sent[0]?.barcodes).toEqual(['333']);
  });

  test('one that no scanner reads is refused', async () => {
    const { sent } = open();
    await type('Nombre', 'Café');
    await type('Códigos de barras', 'ñandú{Enter}');
    await press('Guardar producto');
    expect(field('Códigos de barras')).toBeInvalid();
    expect(sent).toEqual([]);
  });
});

test('a scanner that presses Enter twice adds its code and sends no form', async () => {
  const { sent } = open();
  await type('Nombre', 'Harina');
  await type('Códigos de barras', '7591058001000{Enter}{Enter}');
  expect(screen.getByRole('list', { name: 'Códigos de barras agregados' })).toHaveTextContent(
    '7591058001000',
  );
  expect(sent).toEqual([]);
});

test('a product that is half filled in waits, and is not given up without a question', async () => {
  let left = 0;
  const form = () => (
    <ProductForm
      initial={emptyProduct('USD')}
      currencies={['USD']}
      save={async (draft) => saved(draft)}
      onSaved={() => {}}
      onCancel={() => {
        left++;
      }}
    />
  );
  const { unmount } = renderWithData(form());
  await type('Nombre', 'Sardinas');
  await press('Cancelar');
  await screen.findByRole('alertdialog', { name: '¿Descartar este producto?' });
  await press('No');
  expect(left).toBe(0);
  unmount();
  renderWithData(form());
  expect(field('Nombre')).toHaveValue('Sardinas');
  expect(screen.getByText('Seguimos donde lo dejaste.')).toBeVisible();
  await press('Cancelar');
  await screen.findByRole('alertdialog');
  await press('Descartar');
  expect(left).toBe(1);
  cleanup();
  renderWithData(form());
  expect(field('Nombre')).toHaveValue('');
  await press('Cancelar');
  expect(left).toBe(2);
});
