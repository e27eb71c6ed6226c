import { companyDay, formatMoney, type ShownPrice } from '@cuadra/shared/domain';
import { LabelFace, type LabelFaceProps } from '@cuadra/shared/print';
import styled from 'styled-components';

const Prices = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: center;
  align-items: baseline;
  column-gap: calc(2 * var(--mm));
  font-size: calc(3 * var(--mm));
  white-space: nowrap;
  strong {
    font-size: calc(4.2 * var(--mm));
  }
`;

const Small = styled.div`
  flex: none;
  font-size: calc(1.8 * var(--mm));
`;

export interface PriceLabelProps extends Pick<LabelFaceProps, 'sheet' | 'name' | 'code'> {
  /** The amounts to print, the large one first; none for a label without a price. */
  prices: readonly ShownPrice['own'][];
  /** Since when the rate counts that one of them was converted with, ISO 8601; undefined where none was. */
  rateSince: string | undefined;
}

/** The label of a product: its name, what it is sold for, and its barcode. */
export function PriceLabel({ prices, rateSince, ...face }: PriceLabelProps) {
  const [first, second] = prices;
  return (
    <LabelFace {...face}>
      {first && (
        <Prices>
          <strong>{formatMoney(first.value, first.currency)}</strong>
          {second && <span>{formatMoney(second.value, second.currency)}</span>}
        </Prices>
      )}
      {rateSince && <Small>Tasa del {dayOf(rateSince)}</Small>}
    </LabelFace>
  );
}

/** `22/11/2026`, in Caracas. */
function dayOf(instant: string): string {
  return companyDay(new Date(instant)).split('-').reverse().join('/');
}
