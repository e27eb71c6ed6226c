import { StoreSettings } from '@cuadra/shared/contract';
import { counted } from '@cuadra/shared/domain';
import { type Editing, editing, type FieldName } from '@cuadra/shared/form';
import { type StoreValues, storeValues } from './store-values.ts';

const LABELS: Readonly<Record<FieldName<StoreValues>, string>> = {
  ...{ slug: 'Dirección en internet', name: 'Nombre', description: 'Descripción', phone: 'Teléfono' },
  ...{ colour: 'Color', is_published: 'Publicada', shown_currency: 'Precios en' },
  ...{ has_pickup: 'Retiro en la tienda', has_delivery: 'Delivery', delivery_note: 'Sobre la entrega' },
  ...{ zones: 'Zonas de delivery', delivery_product_id: 'Cobro del delivery' },
  ...{ is_always_open: 'Siempre abierta', openings: 'Horario', closed_days: 'Días que no abres' },
  ...{ takes_orders_closed: 'Pedidos con la tienda cerrada', min_order: 'Pedido mínimo' },
  ...{ methods: 'Métodos de pago', payment_instructions: 'Cómo pagar' },
  ...{ catalogue: 'Qué se muestra', category_ids: 'Categorías', hidden_product_ids: 'Escondidos' },
  ...{ featured_product_ids: 'Destacados', max_shown_qty: 'Hasta cuántos se dice que hay' },
  ...{ max_order_qty: 'Cuánto se puede pedir', pending_minutes: 'Cuánto espera un pedido' },
  products: 'Productos',
};

const CHOICES: Readonly<Record<string, string>> = {
  ...{ both: 'Las dos monedas', main: 'La principal', alternative: 'La alternativa' },
  ...{ all: 'Todo', categories: 'Algunas categorías' },
};

/** What of the store two people may have changed at the same time. */
export function storeEditing(settings: StoreSettings): Editing<StoreValues> {
  return editing({
    ...{ entity: settings, schema: StoreSettings, values: storeValues, labels: LABELS },
    show: (field, values) => {
      const value = values[field];
      if (Array.isArray(value)) return listText(value);
      if (field === 'delivery_product_id') return productName(values);
      return typeof value === 'string' ? CHOICES[value] : undefined;
    },
    // What products are called is no field of its own; and of opening rows the keys are the screen's.
    isSame: (field, mine, theirs) =>
      field === 'products' || (field === 'openings' && openingsText(mine) === openingsText(theirs)),
  });
}

function listText(list: readonly unknown[]): string {
  if (list.length === 0) return 'Ninguno';
  const names = list.map((one) => (isNamed(one) ? one.name : undefined));
  return names.every((name) => name !== undefined)
    ? names.join(', ')
    : counted(list.length, 'elegido', 'elegidos');
}

function isNamed(value: unknown): value is { name: string } {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
}

function productName({ delivery_product_id, products }: StoreValues): string | undefined {
  return products.find(({ id }) => id === delivery_product_id)?.name;
}

function openingsText({ openings }: StoreValues): string {
  return JSON.stringify(openings.map(({ day, from, to }) => [day, from, to]));
}
