import { formatMoney } from '@cuadra/shared/domain';
import { Badge, Button, ConfirmDialog } from '@cuadra/shared/ui';
import { useState } from 'react';
import { Actions, Card, Head } from './card-style.ts';
import type { OutboxEntry } from './entry.ts';
import { linesText, paidText, triesText, whenText, whyText } from './entry-text.ts';

export interface EntryCardProps {
  entry: OutboxEntry;
  onSendAgain: () => void;
  onCorrect: () => void;
  onDiscard: () => Promise<void>;
}

/** A sale that is kept on the device: what it is, why it is still here, and what a person may do about it. */
export function EntryCard({ entry, onSendAgain, onCorrect, onDiscard }: EntryCardProps) {
  const [isDiscarding, setDiscarding] = useState(false);
  const { ticket } = entry;
  const isRefused = entry.state === 'refused';
  const total = formatMoney(ticket.total, ticket.main);
  const tries = triesText(entry, new Date());
  return (
    <Card aria-label={`Venta de ${total}`}>
      <Head>
        <b>{total}</b>
        <Badge tone={isRefused ? 'bad' : 'gold'}>{isRefused ? 'Rechazada' : 'Por enviar'}</Badge>
      </Head>
      <p>{linesText(entry)}</p>
      <small>{paidText(entry)}</small>
      <small>{whenText(entry)}</small>
      <p>{whyText(entry)}</p>
      {tries && <small>{tries}</small>}
      {isRefused && (
        <Actions>
          <Button size="sm" icon="refresh" onClick={onSendAgain}>
            Enviar otra vez
          </Button>
          <Button size="sm" icon="pencil" onClick={onCorrect}>
            Corregir
          </Button>
          <Button size="sm" icon="trash" variant="ghost" onClick={() => setDiscarding(true)}>
            Descartar
          </Button>
        </Actions>
      )}
      <ConfirmDialog
        open={isDiscarding}
        onOpenChange={setDiscarding}
        title={`¿Descartar la venta de ${total}?`}
        confirm="Descartar venta"
        cancel="No"
        danger
        onConfirm={onDiscard}
      >
        No queda registrada: su dinero no aparece en tus ventas y la existencia no baja. Esto no se puede
        deshacer.
      </ConfirmDialog>
    </Card>
  );
}
