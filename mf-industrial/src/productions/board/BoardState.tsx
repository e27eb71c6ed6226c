import { Button, Notice } from '@cuadra/shared/ui';
import { waitingText } from '../steps/step-text.ts';
import { useStepOutbox, useSteps } from '../steps/use-steps.ts';

/** Whether the board is without a connection, what of it waits on this device, and that it could store nothing. */
export function BoardState({ isCutOff }: { isCutOff: boolean }) {
  const outbox = useStepOutbox();
  const waiting = useSteps(({ entries }) => entries.filter(({ state }) => state === 'waiting').length);
  const isFull = useSteps(({ storage }) => storage === 'refused');
  if (isFull) {
    return (
      <Notice tone="bad" title="Este equipo no puede guardar lo que marques.">
        Su almacenamiento está lleno o bloqueado. Con conexión se envía al momento; sin ella, no.
      </Notice>
    );
  }
  if (!isCutOff) return null;
  return (
    <Notice
      tone="warning"
      icon="wifi-off"
      title="Sin conexión: lo que marques se guarda en este equipo."
      action={
        waiting > 0 && (
          <Button size="sm" icon="refresh" onClick={() => void outbox.flush()}>
            Enviar ahora
          </Button>
        )
      }
    >
      {waiting > 0
        ? `${waitingText(waiting)} Se envía${waiting === 1 ? ' solo' : 'n solos'} al volver la conexión.`
        : 'Se envía solo al volver la conexión.'}
    </Notice>
  );
}
