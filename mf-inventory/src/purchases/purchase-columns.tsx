import type { PurchaseSummary } from '@cuadra/shared/contract';
import { formatMoney, plainDay, shortWhen } from '@cuadra/shared/domain';
import { Badge, PHONE, type TableColumn, Text } from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { purchasePath } from './purchase-paths.ts';
import { owedText, purchaseStateText, purchaseTitle } from './purchase-text.ts';

/** Of a list of purchases: what is said of one takes two lines below its name where there is little room. */
export const PURCHASE_ROW = { wide: 76, phone: 96 };

/** A supplier's name takes more lines where one has no room for it. */
const Which = styled.div`
  ${PHONE} {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    white-space: normal;
    line-height: 1.3;
  }
`;

const Wide = styled.span`
  ${PHONE} {
    display: none;
  }
`;

/**
 * A list of purchases: which one, how it stands, and for who may see it what it came to.
 *
 * @param isOfOne all of one supplier, whose name is not repeated
 */
export function purchaseColumns(seesCosts: boolean, isOfOne = false): TableColumn<PurchaseSummary>[] {
  const what = whatColumn(isOfOne);
  return seesCosts ? [what, STANDING, TOTAL] : [what, STANDING];
}

const whatColumn = (isOfOne: boolean): TableColumn<PurchaseSummary> => ({
  key: 'what',
  header: 'Compra',
  cell: (purchase) => (
    <>
      <Which>
        <Link to={purchasePath(purchase.id)}>
          {[purchaseTitle(purchase), !isOfOne && purchase.supplier?.name].filter(Boolean).join(' · ')}
        </Link>
      </Which>
      <Text $tone="quiet" $size="xs">
        {[
          purchase.invoice_number && `Factura ${purchase.invoice_number}`,
          // One day is enough here: that of the invoice, or else when it came.
          purchase.invoice_on
            ? plainDay(purchase.invoice_on)
            : shortWhen(purchase.received_at ?? purchase.create_at),
        ]
          .filter(Boolean)
          .join(' · ')}
        <Wide>{` · ${purchase.line_count === 1 ? '1 línea' : `${purchase.line_count} líneas`}`}</Wide>
      </Text>
    </>
  ),
});

const STANDING: TableColumn<PurchaseSummary> = {
  key: 'standing',
  header: 'Estado',
  align: 'end',
  width: 'clamp(134px, 14vw, 180px)',
  cell: (purchase) => {
    const owed = owedText(purchase);
    if (owed !== undefined && owed !== 'Pagada') return <Badge tone="gold">{owed}</Badge>;
    const { state } = purchase;
    return (
      <Badge tone={state === 'received' ? 'ok' : state === 'annulled' ? 'bad' : 'brand'}>
        {owed ?? purchaseStateText(state)}
      </Badge>
    );
  },
};

const TOTAL: TableColumn<PurchaseSummary> = {
  key: 'total',
  header: 'Total',
  align: 'end',
  room: 'tablet',
  width: 'clamp(132px, 17vw, 150px)',
  cell: ({ total, currency }) => (total === null ? '—' : formatMoney(total, currency)),
};
