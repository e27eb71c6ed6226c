import { Button, Icon } from '@cuadra/shared/ui';
import styled from 'styled-components';
import type { ChargeNotice as Notice } from '../../tabs/sale-tabs-store.ts';

const Bar = styled.div<{ $kind: Notice['kind'] }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);
  padding: 12px 16px;
  border-radius: var(--r-2);
  font-weight: 500;
  background: var(--${({ $kind }) => ($kind === 'open' ? 'gold' : 'danger')}-soft);
  color: var(--${({ $kind }) => ($kind === 'open' ? 'gold' : 'danger')});
  span {
    flex: 1 1 260px;
  }
`;

/** What a sale that is left from an earlier visit says of itself. */
const UNKNOWN: Notice = {
  kind: 'open',
  text: 'Esta venta se estaba enviando y no supimos la respuesta. Al reintentar no se cobra dos veces.',
};

export interface ChargeNoticeProps {
  notice: Notice | undefined;
  /** The sale is stored and nobody knows whether it was sold. */
  isOpen: boolean;
  onRetry: () => void;
  /** Leads to the line that is to be mended; undefined where there is none. */
  onMend: (() => void) | undefined;
}

/** What came of sending the sale: rejected and why, or still open and to be sent again. */
export function ChargeNotice({ notice, isOpen, onRetry, onMend }: ChargeNoticeProps) {
  const shown = notice ?? (isOpen ? UNKNOWN : undefined);
  if (!shown) return null;
  return (
    <Bar role="alert" $kind={shown.kind}>
      <Icon name={shown.kind === 'open' ? 'wifi-off' : 'alert'} />
      <span>{shown.text}</span>
      {onMend && (
        <Button data-mend icon="arrow-left" onClick={onMend}>
          Ver la línea
        </Button>
      )}
      {isOpen && (
        <Button icon="refresh" shortcut="Enter" onClick={onRetry}>
          Reintentar
        </Button>
      )}
    </Bar>
  );
}
