import type { Ticket } from '@cuadra/shared/contract';
import { toQuantity, toRate } from '@cuadra/shared/domain';
import type { CompanyTransaction } from '../database/connect.ts';
import { identificationType } from '../session/user.ts';
import { toTender } from './ticket-of.ts';

/** Reads a sale as its ticket; undefined when this company has none of that id. */
export async function findTicket(trx: CompanyTransaction, id: string): Promise<Ticket | undefined> {
  const sale = await trx.selectFrom('sales').selectAll().where('id', '=', id).executeTakeFirst();
  if (!sale) return undefined;
  const lines = await trx
    .selectFrom('sale_lines')
    .selectAll()
    .where('sale_id', '=', id)
    .orderBy('position')
    .execute();
  const tenders = await trx
    .selectFrom('sale_tenders')
    .selectAll()
    .where('sale_id', '=', id)
    .orderBy('position')
    .execute();
  return {
    id: sale.id,
    number: Number(sale.number),
    create_at: sale.created_at.toISOString(),
    type: sale.type === 'credit' ? 'credit' : 'normal',
    status: sale.status === 'annulled' ? 'annulled' : 'issued',
    description: sale.description,
    products: lines.map((line) => ({
      id: line.id,
      product_id: line.product_id,
      name: line.name,
      qty: toQuantity(line.qty),
      unit_price: toRate(line.unit_price),
      currency: line.currency,
      discount: line.discount,
      note: line.note,
      total: line.total,
      total_alternative: line.total_alternative,
    })),
    total: sale.total,
    total_alternative: sale.total_alternative,
    main: sale.main,
    alternative: sale.alternative,
    rate: toRate(sale.rate),
    rounding: sale.rounding,
    seller: {
      name: sale.seller_name,
      identification: sale.seller_identification,
      identification_type: identificationType(sale.seller_identification_type),
    },
    client:
      sale.client_id === null
        ? null
        : { id: sale.client_id, name: sale.client_name ?? '', identification: sale.client_identification },
    payments: tenders.filter(({ kind }) => kind === 'payment').map(toTender),
    changes: tenders.filter(({ kind }) => kind === 'change').map(toTender),
    balance: sale.balance,
    balance_currency: sale.balance_currency,
  };
}
