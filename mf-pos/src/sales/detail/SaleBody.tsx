import type { SaleDetail } from '@cuadra/shared/contract';
import {
  exact,
  formatDateTime,
  formatMoney,
  formatRate,
  formatTicketNumber,
  nameWithIdentification,
  ticketMoney,
  toldRate,
} from '@cuadra/shared/domain';
import { useCan } from '@cuadra/shared/state';
import { Facts, Money, Notice } from '@cuadra/shared/ui';
import { countText, ownPrice, soldText } from '../../printing/receipt/line-arithmetic.ts';
import { LateNotice } from '../review/LateNotice.tsx';
import { needsReview } from '../review/late-text.ts';
import { SaleBadges } from '../SaleBadges.tsx';
import { linesLeft } from '../what-is-left.ts';
import { Head, LineRow, Part, PaymentRows } from './detail-style.tsx';
import { SaleReturns } from './SaleReturns.tsx';

/** What there is to know of a sale. What the role may not see is left out, and never shown as nothing. */
export function SaleBody({ sale }: { sale: SaleDetail }) {
  const { annulment, returns = [], total, total_alternative } = sale;
  return (
    <>
      <Head>
        <div>
          <h3>{formatTicketNumber(sale.number)}</h3>
          <SaleBadges
            sale={{ ...sale, is_returned: returns.length > 0, needs_review: needsReview(sale.late) }}
          />
          <p>{formatDateTime(new Date(sale.create_at))}</p>
        </div>
        {total !== null && total_alternative !== null && (
          <Money {...ticketMoney(total, total_alternative, sale)} size="xl" align="end" />
        )}
      </Head>
      {annulment && (
        <Notice tone="bad" title="Anulada.">
          {annulment.reason} · {formatDateTime(new Date(annulment.create_at))}
          {annulment.user && ` · ${annulment.user.name}`}
        </Notice>
      )}
      {sale.late && <LateNotice id={sale.id} late={sale.late} />}
      <Products sale={sale} />
      <Payments sale={sale} />
      <Part title="Datos de la venta">
        <Facts facts={useFacts(sale)} />
      </Part>
      <SaleReturns sale={sale} />
    </>
  );
}

function Products({ sale }: { sale: SaleDetail }) {
  const left = linesLeft(sale);
  if (sale.products.length === 0) return null;
  return (
    <Part title="Productos">
      <ul>
        {sale.products.map((line, index) => {
          const returned = left[index]?.returned.qty ?? '0';
          return (
            <LineRow key={line.id}>
              <span>
                {line.name}
                <small>
                  {countText(line)}
                  {line.unit_price !== null && ` × ${ownPrice({ ...line, unit_price: line.unit_price })}`}
                  {line.discount !== null &&
                    exact(line.discount).gt(0) &&
                    ` − ${formatMoney(line.discount, line.currency)} de descuento`}
                  {line.note && ` · ${line.note}`}
                  {exact(returned).gt(0) && <b> · volvieron {soldText(returned, line.unit)}</b>}
                </small>
              </span>
              {line.total !== null && line.total_alternative !== null && (
                <Money {...ticketMoney(line.total, line.total_alternative, sale)} align="end" />
              )}
            </LineRow>
          );
        })}
      </ul>
    </Part>
  );
}

function Payments({ sale }: { sale: SaleDetail }) {
  if (sale.payments.length === 0 && sale.changes.length === 0) return null;
  return (
    <Part title="Cómo se pagó">
      <PaymentRows payments={sale.payments} />
      {sale.changes.length > 0 && <PaymentRows payments={sale.changes} label="Vuelto" />}
    </Part>
  );
}

function useFacts(sale: SaleDetail): (readonly [string, string])[] {
  const seesClient = useCan(['sales', 'detail_client']);
  const { client, seller, balance, main, alternative, description } = sale;
  const told = toldRate(sale);
  return [
    ...(seesClient ? [['Cliente', clientText(client)] as const] : []),
    ...(seller
      ? [
          [
            'Vendedor',
            nameWithIdentification(seller.name, seller.identification_type, seller.identification),
          ] as const,
        ]
      : []),
    ['Tipo', sale.type === 'credit' ? 'A crédito' : 'De contado'],
    ...(sale.credit_used
      ? [['Pagado con saldo a favor', formatMoney(sale.credit_used, sale.balance_currency)] as const]
      : []),
    ...(balance !== null && exact(balance).gt(sale.credit_used ?? 0)
      ? [
          [
            'Quedó debiendo',
            formatMoney(exact(balance).minus(sale.credit_used ?? 0), sale.balance_currency),
          ] as const,
        ]
      : []),
    ...(main === alternative
      ? []
      : [['Tasa', `1 ${told.source} = ${formatRate(told.rate)} ${told.target}`] as const]),
    ...(description ? [['Nota', description] as const] : []),
  ];
}

function clientText(client: SaleDetail['client']): string {
  if (!client) return 'Sin cliente';
  return nameWithIdentification(client.name, client.identification_type, client.identification);
}
