import { ONE_RETURN, sampleSale } from '../testing/sample-sale.ts';
import { annulEffects } from './effects.ts';

const ALL = { products: true, payments: true, balance: true };

test('stock comes back, and the money goes out as it came in', () => {
  expect(annulEffects(sampleSale(), ALL)).toEqual({
    stock: 'Vuelven al inventario 2 productos (3 en total).',
    money:
      'Devuelves al cliente $\u00a010,00 (Efectivo $). El cliente te regresa el vuelto: Bs.\u00a0250,00 (Efectivo Bs.).',
    debt: undefined,
  });
});

test('what came back before does not come back again', () => {
  const { stock, money } = annulEffects(sampleSale({ returns: [ONE_RETURN] }), ALL);
  expect(stock).toBe('Vuelven al inventario 2 productos (2 en total).');
  expect(money).toMatch(/^Devuelves al cliente \$\u00a08,75/);
});

test('a debt ends, and what was paid of it stays the client’s', () => {
  const sale = sampleSale({ type: 'credit', balance: '3.00', payments: [], changes: [] });
  expect(annulEffects(sale, ALL)).toMatchObject({
    money: undefined,
    debt: 'Pedro Pérez deja de deber $\u00a03,00 de esta venta; lo que ya abonó le queda a favor.',
  });
});

test('what the role may not see is told without figures', () => {
  const hidden = sampleSale({ type: 'credit', products: [], payments: [], changes: [], balance: null });
  expect(annulEffects(hidden, { products: false, payments: false, balance: false })).toEqual({
    stock: 'Lo vendido vuelve al inventario.',
    money: 'El dinero sale por los mismos métodos por los que entró.',
    debt: 'Lo que quedó a crédito deja de deberse.',
  });
});
