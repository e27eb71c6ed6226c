import { formatMoney, formatNumber, type InBoth, toldRate } from '@cuadra/shared/domain';
import { Button } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { BrandMark, type BrandMarkProps } from '../../brand/BrandMark.tsx';
import { KEYS } from '../../keyboard/keys.ts';
import { articleCount, articleText } from '../../sale/lines/cart.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';
import type { SaleTab } from '../../sale/sale-tab.ts';
import { COMPACT } from '../layout.ts';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--s-2) var(--s-6);
  font-variant-numeric: tabular-nums;
  ${COMPACT} {
    gap: var(--s-2) var(--s-4);
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  flex-direction: row-reverse;
  margin-inline-start: auto;
  ${COMPACT} {
    order: -1;
    flex-direction: row;
    justify-content: space-between;
    flex-basis: 100%;
    margin-inline: -10px;
  }
`;

const Title = styled.h1`
  font-size: var(--t-sm);
  font-weight: 400;
  color: var(--ink-2);
`;

const Sum = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  margin-top: var(--s-2);
`;

const Huge = styled.div`
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
  /** What of it the payments draw, each currency its part (`drawnBy`). */
  drawn: BrandMarkProps['drawn'];
  rate: SaleRate;
  /** Undefined while there is no way back: the sale is on its way. */
  onBack: (() => void) | undefined;
  /** Undefined for who may not say whose sale it is. */
  onPickClient: (() => void) | undefined;
}

/** What is to be paid, as large as it gets. */
export function PaymentHead({ sale, total, drawn, rate, onBack, onPickClient }: PaymentHeadProps) {
  return (
    <Head>
      <div>
        <Title>
          {[sale.name, articleText(articleCount(sale.products)), sale.client?.name]
            .filter(Boolean)
            .join(' · ')}
        </Title>
        <Sum>
          <BrandMark size={40} drawn={drawn} />
          <Huge>{formatMoney(total.main, rate.main)}</Huge>
        </Sum>
      </div>
      {rate.main !== rate.alternative && (
        <Other>
          a {formatNumber(toldRate(rate).rate, 2)}
          <b>{formatMoney(total.alternative, rate.alternative)}</b>
        </Other>
      )}
      <Tools>
        {onBack && (
          <Button variant="ghost" icon="arrow-left" shortcut="Esc" onClick={onBack}>
            Volver
          </Button>
        )}
        {onPickClient && (
          <Button variant="ghost" icon="user" shortcut={KEYS.payer.drawn} onClick={onPickClient}>
            {sale.client ? 'Cambiar cliente' : 'Agregar cliente'}
          </Button>
        )}
      </Tools>
    </Head>
  );
}
