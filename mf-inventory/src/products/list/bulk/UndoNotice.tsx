import { errorText } from '@cuadra/shared/client';
import { Button, Notice } from '@cuadra/shared/ui';
import { useState } from 'react';
import { type Outcome, runUndo } from './run-parts.ts';
import { leftText, productsText } from './texts.ts';
import type { DoneChange } from './use-done-change.ts';

export interface UndoNoticeProps {
  done: DoneChange;
  onUndone: () => void;
  onDismiss: () => void;
}

/** Names that are told; of more there is only a number. */
const NAMED = 5;

/** What a change has come to, and the way back. */
export function UndoNotice({ done, onUndone, onDismiss }: UndoNoticeProps) {
  const [undone, setUndone] = useState<Outcome>();
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<string>();
  const undo = async () => {
    setRunning(true);
    setError(undefined);
    try {
      setUndone(await runUndo(done.id, () => {}));
      onUndone();
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setRunning(false);
    }
  };
  const { changed, left } = undone ?? done.outcome;
  return (
    <Notice
      tone={error ? 'bad' : 'ok'}
      title={undone ? `Deshecho: ${productsText(changed)}.` : `${done.title}: ${productsText(changed)}.`}
      action={
        !undone &&
        changed > 0 && (
          <Button size="sm" loading={isRunning} onClick={() => void undo()}>
            Deshacer
          </Button>
        )
      }
      onDismiss={onDismiss}
    >
      {error ?? leftSentence(left)}
    </Notice>
  );
}

function leftSentence(left: Outcome['left']): string {
  if (left.length === 0) return '';
  const named = left.slice(0, NAMED).map(({ name, reason }) => `${name} (${leftText(reason).toLowerCase()})`);
  const more = left.length > NAMED ? ` y ${left.length - NAMED} más` : '';
  return `Quedó sin cambiar: ${named.join(', ')}${more}.`;
}
