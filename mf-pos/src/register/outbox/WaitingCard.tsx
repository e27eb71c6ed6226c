import { Badge, Button, ConfirmDialog, Row } from '@cuadra/shared/ui';
import { type ReactNode, useState } from 'react';
import { Card, Head } from './card-style.ts';

export interface WaitingCardProps {
  label: string;
  title: string;
  isRejected: boolean;
  /** What it is, in a word: «Por enviar», «Rechazada». */
  state: string;
  /** What is waiting, and why it is still here. */
  children: ReactNode;
  /** The ways out of a rejection between sending again and discarding. */
  actions?: ReactNode;
  /** The question before it is discarded. */
  discard: { title: string; confirm: string; text: string };
  onSendAgain: () => void;
  onDiscard: () => Promise<void>;
}

/** What waits on the device, and what a person may do about it once it was rejected. */
export function WaitingCard({
  label,
  title,
  isRejected,
  state,
  children,
  actions,
  discard,
  onSendAgain,
  onDiscard,
}: WaitingCardProps) {
  const [isDiscarding, setDiscarding] = useState(false);
  return (
    <Card aria-label={label}>
      <Head>
        <b>{title}</b>
        <Badge tone={isRejected ? 'bad' : 'gold'}>{state}</Badge>
      </Head>
      {children}
      {isRejected && (
        <Row>
          <Button size="sm" icon="refresh" onClick={onSendAgain}>
            Enviar otra vez
          </Button>
          {actions}
          <Button size="sm" icon="trash" variant="ghost" onClick={() => setDiscarding(true)}>
            Descartar
          </Button>
        </Row>
      )}
      <ConfirmDialog
        open={isDiscarding}
        onOpenChange={setDiscarding}
        title={discard.title}
        confirm={discard.confirm}
        cancel="No"
        danger
        onConfirm={onDiscard}
      >
        {discard.text}
      </ConfirmDialog>
    </Card>
  );
}
