import { addProduct, setNote } from './lines/cart.ts';
import { saleDraft } from './sale-body.ts';
import { isProvisional, provisionalTicket } from './ticket.ts';

const RATE = { main: 'VES', alternative: 'USD', rate: '860.18', inverse: null, rate_id: 'rate' };
const SELLER = { id: 'maria', name: 'María Rojas', identification: null, identification_type: null };
const PRICES = { cost: '1.00', utility: '25', price: null, is_fixed_price: false };
const FLOUR = {
  ...{ id: 'flour', name: 'Harina', qty: '9', ...PRICES },
  ...{ cost_currency: 'USD', price_currency: 'USD' },
};

function ticketOf(note: string) {
  const products = setNote(addProduct([], FLOUR, '2'), 'flour', note);
  const payment = { payment_method_id: 'cash', amount: '2150.45', currency: 'VES', reference: null };
  const sale = { type: 'normal', description: '', client: null, products, payments: [payment] } as const;
  const made = new Date(Date.UTC(2026, 10, 22, 12));
  return provisionalTicket(saleDraft({ ...sale, payments: [payment] }, RATE, [], 'sale'), sale, {
    ...{ seller: SELLER, made },
    nameOf: () => 'Efectivo Bs.',
  });
}

test('a ticket that is given out without a connection has what was written beside a line', () => {
  expect(ticketOf('bien fría').products).toMatchObject([{ name: 'Harina', note: 'bien fría' }]);
  expect(ticketOf('').products).toMatchObject([{ note: null }]);
});

test('it is what the API would answer, but for its number', () => {
  const ticket = ticketOf('');
  expect(isProvisional(ticket)).toBe(true);
  expect(ticket).toMatchObject({
    products: [
      { qty: '2', unit_price: '1.25', discount: '0.00', total: '2150.45', total_alternative: '2.50' },
    ],
    total: '2150.45',
    payments: [{ name: 'Efectivo Bs.', amount: '2150.45', reference: null }],
    changes: [],
    balance: '0.00',
  });
});
