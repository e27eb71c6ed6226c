import { formatDateTime } from '@cuadra/shared/domain';
import { Badge, Button, ConfirmDialog } from '@cuadra/shared/ui';
import { useState } from 'react';
import { clientIdentification } from '../cash-register/client/sale-client.ts';
import { Actions, Card, Head } from './card-style.ts';
import { type ClientEntry, typedClient } from './client-entry.ts';
import { triesText, whyClientText } from './entry-text.ts';
import { soldAt } from './stamp.ts';

export interface ClientCardProps {
  entry: ClientEntry;
  /** How many sales that wait are his. */
  sales: number;
  onSendAgain: () => void;
  onDiscard: () => Promise<void>;
}

/** A client who was written down at this till and whom the API does not know yet. */
export function ClientCard({ entry, sales, onSendAgain, onDiscard }: ClientCardProps) {
  const [isDiscarding, setDiscarding] = useState(false);
  const { body, stamp, author } = entry;
  const isRefused = entry.state === 'refused';
  const tries = triesText(entry, new Date());
  const who = clientIdentification(typedClient(entry)) ?? body.phone;
  const written = soldAt(stamp, stamp.clock, Date.now());
  return (
    <Card aria-label={`Cliente nuevo: ${body.name}`}>
      <Head>
        <b>{body.name}</b>
        <Badge tone={isRefused ? 'bad' : 'gold'}>{isRefused ? 'Rechazado' : 'Por registrar'}</Badge>
      </Head>
      <p>Cliente nuevo{who && ` · ${who}`}</p>
      <small>{[formatDateTime(written), author].filter(Boolean).join(', ')}</small>
      <p>{whyClientText(entry)}</p>
      {tries && <small>{tries}</small>}
      {isRefused && (
        <Actions>
          <Button size="sm" icon="refresh" onClick={onSendAgain}>
            Enviar otra vez
          </Button>
          <Button size="sm" icon="trash" variant="ghost" onClick={() => setDiscarding(true)}>
            Descartar
          </Button>
        </Actions>
      )}
      <ConfirmDialog
        open={isDiscarding}
        onOpenChange={setDiscarding}
        title={`¿Descartar a ${body.name}?`}
        confirm="Descartar cliente"
        cancel="No"
        danger
        onConfirm={onDiscard}
      >
        {sales === 0
          ? 'No queda registrado como cliente.'
          : 'Sus ventas por enviar se quedan en esta lista: corrígelas y elige otro cliente.'}
      </ConfirmDialog>
    </Card>
  );
}
