import type {
  LateSale,
  SaleDetail,
  SaleReturn,
  SaleSummary,
  SeenReturn,
  Ticket,
} from '@cuadra/shared/contract';
import { type Grants, isGranted } from '@cuadra/shared/domain';

/** All that there is to know of a sale. */
export interface WholeSale extends Ticket {
  payments: SaleDetail['payments'];
  annulment: SaleDetail['annulment'];
  returns: SaleReturn[];
  late: LateSale | undefined;
}

/** What a role may see of sales (spec §3, sales 7 to 12). */
function sight(grants: Grants) {
  return {
    products: isGranted(grants, ['sales', 'detail_products']),
    payments: isGranted(grants, ['sales', 'detail_payments']),
    seller: isGranted(grants, ['sales', 'detail_seller']),
    client: isGranted(grants, ['sales', 'detail_client']),
    subtotal: isGranted(grants, ['sales', 'detail_subtotal']),
    balance: isGranted(grants, ['sales', 'detail_balance']),
  };
}

/** A sale without what the role may not see; see `SaleDetail`. */
export function redactSale(
  { annulment, returns, late, credit_used, ...ticket }: WholeSale,
  grants: Grants,
): SaleDetail {
  const sees = sight(grants);
  const amounts = sees.subtotal ? {} : { total: null, total_alternative: null };
  const prices = sees.subtotal ? {} : { unit_price: null, discount: null };
  return {
    ...ticket,
    ...amounts,
    rounding: sees.subtotal ? ticket.rounding : null,
    products: sees.products
      ? ticket.products.map((line) => ({
          ...line,
          ...amounts,
          ...prices,
          ...(line.presentation && !sees.subtotal && { presentation_price: null }),
        }))
      : [],
    payments: sees.payments ? ticket.payments : [],
    changes: sees.payments ? ticket.changes : [],
    seller: sees.seller ? ticket.seller : null,
    client: sees.client ? ticket.client : null,
    balance: sees.balance ? ticket.balance : null,
    ...(sees.balance && credit_used && { credit_used }),
    ...(late ? { late: redactLate(late, sees.seller) } : {}),
    ...(annulment ? { annulment: { ...annulment, user: sees.seller ? annulment.user : null } } : {}),
    ...(returns.length > 0
      ? {
          returns: returns.map((one) => redactReturn(one, grants)),
        }
      : {}),
  };
}

/** The same for a return. */
export function redactReturn(one: SaleReturn, grants: Grants): SeenReturn {
  const sees = sight(grants);
  const amounts = sees.subtotal ? {} : { total: null, total_alternative: null };
  return {
    ...one,
    ...amounts,
    lines: sees.products ? one.lines.map((line) => ({ ...line, ...amounts })) : [],
    debt: sees.balance ? one.debt : null,
    payments: sees.payments ? one.payments : [],
  };
}

function redactLate(late: LateSale, seesSeller: boolean): LateSale {
  if (seesSeller) return late;
  return { ...late, sent_by: null, review: late.review && { ...late.review, user: null } };
}

/** The same for a sale in a list. */
export function redactSummary(summary: SaleSummary, grants: Grants): SaleSummary {
  const sees = sight(grants);
  return {
    ...summary,
    ...(sees.subtotal ? {} : { total: null, total_alternative: null }),
    balance: sees.balance ? summary.balance : null,
    seller: sees.seller ? summary.seller : null,
    client: sees.client ? summary.client : null,
  };
}
