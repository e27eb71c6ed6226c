import type { ListedClient } from '@cuadra/shared/contract';
import { companyDay, exact, toMoney } from '@cuadra/shared/domain';
import { type Column, numberCell, textCell } from '../../reports/csv.ts';

/** What a client owes in a currency that was to be paid before today; null: nothing. */
export type Overdue = (clientId: string, currency: string) => string | null;

/**
 * The columns of a file of clients. The first ones have the names that the import knows; what is owed has names of which it takes
 * none, so that a file that was taken out and brought back doubles no debt.
 *
 * @param currencies ISO codes, a column of debt in each
 */
export function clientFile(currencies: readonly string[], overdue: Overdue): Column<ListedClient>[] {
  const inEach = (
    title: string,
    of: (client: ListedClient, currency: string) => string | null,
  ): Column<ListedClient>[] =>
    currencies.map((currency) => ({
      title: `${title} ${currency}`,
      cell: (client) => moneyCell(of(client, currency)),
    }));
  return [
    { title: 'Nombre', cell: ({ name }) => textCell(name) },
    { title: 'Tipo', cell: ({ identification_type }) => identification_type },
    { title: 'Cédula o RIF', cell: ({ identification }) => identification },
    { title: 'Teléfono', cell: ({ phone }) => textCell(phone) },
    { title: 'Correo', cell: ({ email }) => textCell(email) },
    { title: 'Dirección', cell: ({ address }) => textCell(address) },
    { title: 'Cumpleaños', cell: ({ birthday }) => birthday },
    { title: 'Límite de crédito', cell: ({ credit_limit }) => numberCell(credit_limit) },
    { title: 'Días de crédito', cell: ({ credit_days }) => credit_days },
    { title: 'Mayorista', cell: ({ is_wholesale }) => (is_wholesale ? 'Sí' : 'No') },
    { title: 'Nota', cell: ({ note }) => textCell(note) },
    ...inEach('Debe', (client, currency) => balance(client, currency, 1)),
    ...inEach('Vencido', ({ id }, currency) => overdue(id, currency)),
    ...inEach('A favor', (client, currency) => balance(client, currency, -1)),
    {
      title: 'Última compra',
      cell: ({ last_purchase_at }) =>
        last_purchase_at === null ? null : companyDay(new Date(last_purchase_at)),
    },
  ];
}

/** @param sign 1: what the client owes; -1: what is in their favour */
function balance({ balances }: ListedClient, currency: string, sign: 1 | -1): string | null {
  const amount = balances.find((held) => held.currency === currency)?.amount;
  const owed = exact(amount ?? '0').times(sign);
  return owed.gt(0) ? owed.toFixed() : null;
}

function moneyCell(amount: string | null): string | null {
  return amount === null ? null : numberCell(toMoney(amount));
}
