import { lineDetail } from './line-text.ts';

test.each([
  ['payment.refused', { amount: '6.00', currency: 'USD', reference: 'Z-1' }, '$\u00a06,00, ref. Z-1'],
  ['payment.approved', { amount: '6.00', currency: 'USD', reference: '' }, '$\u00a06,00'],
  ['company.free-days', { days: 1 }, '1 día'],
  [
    'company.plan',
    { before: { plan: 'basic', billing_type: 'monthly' }, after: { plan: 'nuevo', billing_type: 'yearly' } },
    'Básico mensual → nuevo anual',
  ],
  [
    'company.modules',
    { on: ['formulas'], off: ['clients', 'otro'] },
    'con Industrial, sin Clientes, sin otro',
  ],
  ['plan.changed', { plan: 'store', after: { name: 'Tienda Más' } }, 'Tienda Más'],
  ['company.suspended', {}, ''],
  ['team.added', { name: 'Luisa Mora', kind: 'inspector' }, 'Luisa Mora, inspector'],
  [
    'team.sessions-ended',
    { name: 'Ana', kind: 'super_user', sessions: 2 },
    'Ana, super usuario (2 sesiones)',
  ],
  ['other.thing', { days: 3 }, ''],
])('%s says what it was about', (action, details, text) => {
  expect(lineDetail({ action, details }).replace(/ /g, ' ')).toBe(text);
});
