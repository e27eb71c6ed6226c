import { LinePresentation, type Ticket, UnitPrice } from '@cuadra/shared/contract';
import { makeTicket, type SoldPresentation } from '@cuadra/shared/domain';
import { identificationType } from '../access/user.ts';
import type { CompanyTransaction } from '../database/connect.ts';

const Sold = LinePresentation.extend({ price: UnitPrice.optional() });

function readPresentation(stored: unknown): SoldPresentation | undefined {
  return stored === null ? undefined : Sold.parse(stored);
}

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
  const {
    main,
    alternative,
    rate,
    inverse,
    total,
    total_alternative,
    rounding,
    balance,
    balance_currency,
    credit_used,
  } = sale;
  return makeTicket({
    ...{ id, number: Number(sale.number), create_at: sale.created_at, description: sale.description },
    ...{
      main,
      alternative,
      rate,
      inverse,
      total,
      total_alternative,
      rounding,
      balance,
      balance_currency,
      credit_used,
    },
    type: sale.type === 'credit' ? 'credit' : 'normal',
    status: sale.status === 'annulled' ? 'annulled' : 'issued',
    products: lines.map((line) => ({ ...line, presentation: readPresentation(line.presentation) })),
    seller: {
      name: sale.seller_name,
      identification: sale.seller_identification,
      identification_type: identificationType(sale.seller_identification_type),
    },
    client:
      sale.client_id === null
        ? null
        : {
            id: sale.client_id,
            name: sale.client_name ?? '',
            identification: sale.client_identification,
            identification_type: identificationType(sale.client_identification_type),
          },
    payments: tenders.filter(({ kind }) => kind === 'payment'),
    changes: tenders.filter(({ kind }) => kind === 'change'),
  });
}
