import { contactIdentification, formatDateTime } from '@cuadra/shared/domain';
import { madeAt } from '@cuadra/shared/outbox';
import { type ClientEntry, unregisteredClient } from '../../offline/outbox/client-entry.ts';
import { triesText, whyClientText } from './entry-text.ts';
import { WaitingCard } from './WaitingCard.tsx';

export interface ClientCardProps {
  entry: ClientEntry;
  /** How many of the sales that wait name them. */
  sales: number;
  onSendAgain: () => void;
  onDiscard: () => Promise<void>;
}

/** A client who was written down on this device and whom the API does not know yet. */
export function ClientCard({ entry, sales, onSendAgain, onDiscard }: ClientCardProps) {
  const { body, stamp, author } = entry;
  const isRejected = entry.state === 'refused';
  const tries = triesText(entry, new Date());
  const who = contactIdentification(unregisteredClient(entry)) ?? body.phone;
  const written = madeAt(stamp, stamp.clock, Date.now());
  return (
    <WaitingCard
      label={`Cliente nuevo: ${body.name}`}
      title={body.name}
      isRejected={isRejected}
      state={isRejected ? 'Rechazado' : 'Por registrar'}
      discard={{
        title: `¿Descartar a ${body.name}?`,
        confirm: 'Descartar cliente',
        text:
          sales === 0
            ? 'No queda registrado como cliente.'
            : 'Sus ventas por enviar se quedan en esta lista: corrígelas y elige otro cliente.',
      }}
      onSendAgain={onSendAgain}
      onDiscard={onDiscard}
    >
      <p>Cliente nuevo{who && ` · ${who}`}</p>
      <small>{[formatDateTime(written), author].filter(Boolean).join(', ')}</small>
      <p>{whyClientText(entry)}</p>
      {tries && <small>{tries}</small>}
    </WaitingCard>
  );
}
