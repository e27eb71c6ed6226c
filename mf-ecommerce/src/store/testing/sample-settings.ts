import type { Coupon, PaymentMethod, StoreProduct, StoreSettings } from '@cuadra/shared/contract';

const idOf = (n: number) => `01990000-0000-7000-8000-${String(n).padStart(12, '0')}`;

export const FOOD = { id: idOf(1), name: 'Víveres' };
export const CLEANING = { id: idOf(2), name: 'Limpieza' };
export const COFFEE = { id: idOf(11), name: 'Café' };
export const BREAD = { id: idOf(12), name: 'Pan' };
export const RICE = { id: idOf(13), name: 'Arroz' };
export const DELIVERY = { id: idOf(14), name: 'Delivery' };

const method = (id: number, name: string, kind: PaymentMethod['kind'], currency = 'VES'): PaymentMethod => ({
  ...{ id: idOf(id), name, description: '', currency, kind, is_cash: kind === 'cash' },
  ...{
    needs_reference: false,
    is_hidden: false,
    bank: kind === 'mobile_payment' ? '0102' : null,
    version: 1,
  },
});
export const PAGO_MOVIL = method(21, 'Pago Móvil', 'mobile_payment');
export const ZELLE = method(22, 'Zelle', 'zelle', 'USD');
export const CASH = method(23, 'Efectivo $', 'cash', 'USD');

const NO_DETAILS = { holder: '', document: '', phone: '', account: '', email: '', note: '' };

/** A store with something in all of its fields. */
export const SETTINGS: StoreSettings = {
  slug: 'la-esquina',
  name: 'Bodega La Esquina',
  description: 'Todo para tu casa',
  phone: '0414-1234567',
  colour: '#ffd400',
  is_published: true,
  has_pickup: true,
  has_delivery: true,
  delivery_note: 'Solo en el centro',
  zones: [{ id: idOf(31), name: 'Centro', cost: '2.50', currency: 'USD', hours: 'De 2 a 6' }],
  delivery_product_id: DELIVERY.id,
  openings: [
    { day: 1, from: '08:00', to: '12:00' },
    { day: 1, from: '14:00', to: '24:00' },
    { day: 6, from: '09:00', to: '13:30' },
  ],
  closed_days: ['2026-12-25'],
  takes_orders_closed: false,
  min_order: '500.00',
  shown_currency: 'alternative',
  methods: [
    { payment_method_id: ZELLE.id, ...NO_DETAILS, email: 'pagos@laesquina.com', holder: 'Ana Pérez' },
    { payment_method_id: PAGO_MOVIL.id, ...NO_DETAILS, phone: '0414-1234567', document: 'V-14203118' },
  ],
  payment_instructions: 'Avísanos cuando pagues',
  catalogue: 'categories',
  category_ids: [FOOD.id],
  hidden_product_ids: [RICE.id],
  featured_product_ids: [COFFEE.id, BREAD.id],
  max_shown_qty: 10,
  pending_minutes: 90,
  max_order_qty: 12,
  is_open: true,
  host: null,
  products: [COFFEE, BREAD, RICE, DELIVERY],
  version: 4,
};

/** What is sent when nothing was changed. */
export function bodyOf({ is_open: _, products: __, host: ___, version: ____, ...body }: StoreSettings) {
  return body;
}

/** Bread as the store tells of it: two pictures after its own. */
export const TOLD_BREAD: StoreProduct = {
  ...BREAD,
  image: null,
  description: 'De masa madre',
  images: ['a'.repeat(32), 'b'.repeat(32)],
  version: 1,
};

export const COUPON: Coupon = {
  ...{ id: idOf(41), code: 'HOLA', kind: 'percent', value: '10', currency: null, min_order: '500.00' },
  ...{ per_buyer: 'first', starts_on: null, ends_on: '2026-12-24', max_uses: 50, is_active: true },
  ...{ uses: 3, version: 2 },
};
