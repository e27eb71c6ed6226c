import type { ProductToBuy } from '@cuadra/shared/contract';
import { Checkbox, QuantityInput } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { whyText } from './to-buy-text.ts';

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 110px;
  gap: var(--s-3);
  align-items: center;
  padding: var(--s-3) 0;
  border-top: 1px solid var(--line);
`;

export interface ToBuyRowProps {
  product: ProductToBuy;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** To buy; null: what was written is no number. */
  units: string | null;
  onUnits: (units: string | null) => void;
}

/** One product that runs low: why it is here, and how many units of it to buy. */
export function ToBuyRow({ product, isChosen, onChoose, units, onUnits }: ToBuyRowProps) {
  return (
    <Item>
      <Checkbox label={product.name} hint={whyText(product)} checked={isChosen} onCheckedChange={onChoose} />
      <QuantityInput
        aria-label={`Cantidad de ${product.name}`}
        value={units ?? ''}
        onValueChange={(next) => {
          onUnits(next);
          // Who writes how many wants it.
          if (!isChosen && next) onChoose(true);
        }}
      />
    </Item>
  );
}
