import { ApiError, errorText, useCallCache, useCallMutation } from '@cuadra/shared/client';
import { newId } from '@cuadra/shared/domain';
import { useState } from 'react';

/**
 * Notes that a client was reminded, once however often WhatsApp is opened from one dialog, and takes it back.
 *
 * @param onNoted is told of it, for a list that says who was reminded when
 */
export function useNotedReminder(clientId: string, onNoted?: (clientId: string) => void) {
  const [id, setId] = useState(newId);
  const [isNoted, setNoted] = useState(false);
  const [error, setError] = useState<string>();
  const noting = useCallMutation('POST /clients/{id}/reminders');
  const removing = useCallMutation('DELETE /clients/{id}/reminders/{reminder_id}');
  const calls = useCallCache();
  const reread = () => calls.refresh('GET /clients/{id}/reminders');

  const note = () => {
    setError(undefined);
    noting.mutate(
      { params: { id: clientId }, body: { id } },
      {
        onSuccess: async () => {
          onNoted?.(clientId);
          // The list grows first: with what is said of it already there, that would move away below a pointer.
          await reread();
          setNoted(true);
        },
        onError: (failure) => setError(notNotedText(failure)),
      },
    );
  };
  const takeBack = async () => {
    setError(undefined);
    try {
      await removing.mutateAsync({ params: { id: clientId, reminder_id: id } });
      setNoted(false);
      // What is sent after it is another one.
      setId(newId());
      void reread();
    } catch (failure) {
      setError(errorText(failure));
    }
  };
  return { isNoted, error, note, takeBack };
}

function notNotedText(error: unknown): string {
  if (error instanceof ApiError && error.fields.client === 'owes-nothing') {
    return 'Acaba de pagar: ya no te debe nada, así que no anotamos el recordatorio.';
  }
  return `No pudimos anotar que le recordaste. ${errorText(error)}`;
}
