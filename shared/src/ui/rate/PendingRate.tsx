import { useState } from 'react';
import styled from 'styled-components';
import type { CurrentRate } from '../../contract/index.ts';
import { formatMoney, originName, pendingChange, plainDay, toldRate } from '../../domain/index.ts';
import { Button } from '../Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';

export interface PendingRateProps {
  rate: CurrentRate;
  /** Makes it count; absent for who may not. @throws where it did not, having said so */
  onAccept?: ((pendingId: string, text: string) => Promise<unknown>) | undefined;
}

const Box = styled.section`
  display: grid;
  gap: var(--s-3);
  margin-top: var(--s-3);
  padding: var(--s-3) var(--s-4);
  border: 1px solid var(--gold);
  border-radius: var(--r-2);
  background: var(--gold-soft);
  h3 {
    color: var(--gold);
  }
  p {
    color: var(--ink-2);
    text-wrap: pretty;
  }
`;

/** A rate that jumped, and waits until somebody who may says that it is right. */
export function PendingRate({ rate, onAccept }: PendingRateProps) {
  const [asking, setAsking] = useState(false);
  const { pending } = rate;
  const change = pendingChange(rate);
  if (!pending || !change) return null;
  // It is always bolívares for a dollar, whichever of the two is main.
  const told =
    rate.main === 'USD' ? { of: 'USD', in: rate.alternative } : { of: rate.alternative, in: rate.main };
  const next = formatMoney(change.rate, told.in);
  const one = `1 ${told.of}`;

  return (
    <Box aria-label="Tasa por revisar">
      <h3>Hay una tasa por revisar</h3>
      <p>
        {originName(pending.origin)} dice {one} = <b>{next}</b>, un {change.percent}&nbsp;%{' '}
        {change.isRise ? 'más' : 'menos'}, desde el {plainDay(pending.effective_day)}. Es un salto grande y
        puede ser un error, así que no la usamos hasta que alguien la revise.
      </p>
      {onAccept ? (
        <div>
          <Button onClick={() => setAsking(true)}>Revisar y aceptar</Button>
        </div>
      ) : (
        <p>Avísale a quien maneja las tasas en tu empresa.</p>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`¿Aceptar ${one} = ${next}?`}
        confirm="Aceptar tasa"
        onConfirm={() => onAccept?.(pending.id, `${one} = ${next}`)}
      >
        Tus precios pasarán de {formatMoney(toldRate(rate).rate, told.in)} a {next} por cada {told.of} en
        todas tus cajas. Compárala antes con la página del BCV.
      </ConfirmDialog>
    </Box>
  );
}
