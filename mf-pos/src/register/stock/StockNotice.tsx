import { Button, Notice } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { type CartLine, lineKey } from '../../sale/lines/line.ts';
import type { Short } from '../../sale/lines/short.ts';
import { lineToMend, shortText } from './short-text.ts';

const Lines = styled.span`
  display: block;
  font-variant-numeric: tabular-nums;
`;

export interface StockNoticeProps {
  lines: readonly CartLine[];
  short: readonly Short[];
  /** It is charged without a connection, and taken when it comes: the goods have left. */
  isOffline: boolean;
  /** Leads to a line, by its key. */
  onMend: (key: string) => void;
}

/** Before a sale is charged: of what there is too little, and the way back to its line. */
export function StockNotice({ lines, short, isOffline, onMend }: StockNoticeProps) {
  const first = lineToMend(lines, short);
  if (!first) return null;
  return (
    <Notice
      tone={isOffline ? 'warning' : 'bad'}
      title={isOffline ? 'Según este equipo no alcanza la existencia.' : 'No alcanza la existencia.'}
      action={
        <Button size="sm" icon="arrow-left" data-mend onClick={() => onMend(lineKey(first.line))}>
          Ver la línea
        </Button>
      }
    >
      {short.map((one) => {
        const line = lines.find(({ product_id }) => product_id === one.product_id);
        return (
          <Lines key={one.product_id}>
            {line?.name}. {shortText(one, line?.unit)}.
          </Lines>
        );
      })}
      {isOffline && <Lines>Sin conexión se vende igual, y la venta queda por revisar.</Lines>}
    </Notice>
  );
}
