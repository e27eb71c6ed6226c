import { formatMoney, formatNumber, type InBoth } from '@cuadra/shared/domain';
import { Button } from '@cuadra/shared/ui';
import styled from 'styled-components';
import type { SaleRate } from '../charge/sale-draft.ts';
import { COMPACT } from '../layout.ts';
import { articleCount, articleText } from '../lines/cart.ts';
import type { SaleTab } from '../tabs/tab.ts';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--s-2) var(--s-6);
  font-variant-numeric: tabular-nums;
  button {
    margin-inline-start: auto;
  }
  ${COMPACT} {
    gap: var(--s-2) var(--s-4);
    button {
      order: -1;
      margin-inline: -10px auto;
      flex-basis: 100%;
      justify-content: start;
    }
  }
`;

const Title = styled.h1`
  font-size: var(--t-sm);
  font-weight: 400;
  color: var(--ink-2);
`;

const Huge = styled.div`
  margin-top: var(--s-2);
  font-size: clamp(30px, 9vw, 46px);
  font-weight: 700;
  letter-spacing: -0.03em;
  line-height: 1;
  white-space: nowrap;
`;

const Other = styled.div`
  font-size: var(--t-sm);
  color: var(--ink-2);
  b {
    display: block;
    font-size: var(--t-2xl);
    font-weight: 600;
    line-height: 1.15;
    color: var(--ink);
    white-space: nowrap;
  }
`;

export interface PaymentHeadProps {
  sale: SaleTab;
  total: InBoth;
  rate: SaleRate;
  /** Undefined while there is no way back: the sale is on its way. */
  onBack: (() => void) | undefined;
}

/** What is to be paid, as large as it gets. */
export function PaymentHead({ sale, total, rate, onBack }: PaymentHeadProps) {
  return (
    <Head>
      <div>
        <Title>
          {sale.name} · {articleText(articleCount(sale.products))}
        </Title>
        <Huge>{formatMoney(total.main, rate.main)}</Huge>
      </div>
      {rate.main !== rate.alternative && (
        <Other>
          a {formatNumber(rate.rate, 2)}
          <b>{formatMoney(total.alternative, rate.alternative)}</b>
        </Other>
      )}
      {onBack && (
        <Button variant="ghost" icon="arrow-left" shortcut="Esc" onClick={onBack}>
          Volver
        </Button>
      )}
    </Head>
  );
}
