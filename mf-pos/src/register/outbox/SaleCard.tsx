import { formatMoney } from '@cuadra/shared/domain';
import { Button } from '@cuadra/shared/ui';
import type { SaleEntry } from '../../offline/outbox/sale-entry.ts';
import { linesText, paidText, triesText, whenText, whyText } from './entry-text.ts';
import { WaitingCard } from './WaitingCard.tsx';

export interface EntryCardProps {
  entry: SaleEntry;
  onSendAgain: () => void;
  onCorrect: () => void;
  onDiscard: () => Promise<void>;
}

/** A sale that is stored on the device: what it is, why it is still here, and what a person may do about it. */
export function EntryCard({ entry, onSendAgain, onCorrect, onDiscard }: EntryCardProps) {
  const { ticket } = entry;
  const isRejected = entry.state === 'refused';
  const total = formatMoney(ticket.total, ticket.main);
  const tries = triesText(entry, new Date());
  return (
    <WaitingCard
      label={`Venta de ${total}`}
      title={total}
      isRejected={isRejected}
      state={isRejected ? 'Rechazada' : 'Por enviar'}
      actions={
        <Button size="sm" icon="pencil" onClick={onCorrect}>
          Corregir
        </Button>
      }
      discard={{
        title: `¿Descartar la venta de ${total}?`,
        confirm: 'Descartar venta',
        text: 'No queda registrada: su dinero no aparece en tus ventas y la existencia no baja. Esto no se puede deshacer.',
      }}
      onSendAgain={onSendAgain}
      onDiscard={onDiscard}
    >
      <p>{linesText(entry)}</p>
      <small>{paidText(entry)}</small>
      <small>{whenText(entry)}</small>
      <p>{whyText(entry)}</p>
      {tries && <small>{tries}</small>}
    </WaitingCard>
  );
}
