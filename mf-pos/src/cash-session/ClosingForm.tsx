import type { CashSession, PaymentMethod } from '@cuadra/shared/contract';
import {
  Button,
  ConfirmDialog,
  DrawerFoot,
  DrawerStack,
  Field,
  Notice,
  Row,
  TextArea,
} from '@cuadra/shared/ui';
import { type FormEvent, useState } from 'react';
import { CountField, Difference } from './CountField.tsx';
import {
  type CountEntry,
  closingEntries,
  countsToSend,
  differenceOf,
  editEntry,
  entryError,
  judge,
} from './count.ts';
import { Muted } from './session-style.ts';
import { UnsentNotice } from './UnsentNotice.tsx';
import { LONGEST_NOTES, notesWith, unsentText } from './unsent.ts';
import { formError, useCloseSession } from './use-cash-session.ts';
import { useUnsent } from './use-unsent.ts';

export interface ClosingFormProps {
  session: CashSession;
  methods: readonly PaymentMethod[];
  onBack: () => void;
  onClosed: (session: CashSession) => void;
}

/** Counts what there is, method by method, against what there should be, and closes the session for good. */
export function ClosingForm({ session, methods, onBack, onClosed }: ClosingFormProps) {
  const [typed, setTyped] = useState<Record<string, Pick<CountEntry, 'amount' | 'denominations'>>>({});
  const [notes, setNotes] = useState('');
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const close = useCloseSession();
  const unsent = useUnsent(session, methods);
  const error = formError(close.error);

  // What should be there follows the session, which goes on selling until it is closed.
  const entries = Object.entries(typed).reduce(
    (all, [id, change]) => editEntry(all, id, change),
    closingEntries(session, methods),
  );
  const off = entries.filter((entry) => judge(differenceOf(entry) ?? '0') !== 'exact');

  const ask = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (entries.every((entry) => entryError(entry) === undefined)) setAsking(true);
  };
  const confirm = async () => {
    const body = {
      id: session.id,
      counted: countsToSend(entries),
      // Some may have arrived while the question stood there: the report lacks those that have not.
      notes: notesWith(unsent.now(), notes.trim()),
    };
    // Refused, the dialog goes too: what is wrong stands above the form.
    const closed = await close.mutateAsync({ body }).catch(() => undefined);
    if (closed) onClosed(closed);
  };

  return (
    <DrawerStack as="form" onSubmit={ask} noValidate>
      <Muted>Cuenta lo que hay de cada método. Al cerrar sale el reporte Z y ya no se puede cambiar.</Muted>
      {error && <Notice tone="bad">{error}</Notice>}
      <UnsentNotice unsent={unsent} />
      {entries.map((entry) => (
        <CountField
          key={entry.payment_method_id}
          entry={entry}
          error={isTried ? entryError(entry) : undefined}
          onChange={(change) => setTyped({ ...typed, [entry.payment_method_id]: change })}
        />
      ))}
      <Field label="Notas" hint="Lo que explique una diferencia; sale en el reporte.">
        <TextArea maxLength={LONGEST_NOTES} value={notes} onChange={({ target }) => setNotes(target.value)} />
      </Field>
      <DrawerFoot>
        <Button onClick={onBack}>Volver</Button>
        <Button type="submit" variant="primary" loading={close.isPending}>
          Cerrar caja
        </Button>
      </DrawerFoot>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="¿Cerrar la caja?"
        confirm={unsent.count > 0 ? 'Cerrar sin ellas' : 'Cerrar caja'}
        cancel="Seguir contando"
        danger={off.length > 0 || unsent.count > 0}
        onConfirm={confirm}
      >
        {unsent.count === 0 && off.length === 0 ? (
          'Todo cuadra.'
        ) : (
          <DrawerStack>
            {unsent.count > 0 && (
              <Notice tone="bad" title={`Por enviar: ${unsentText(unsent)}.`}>
                No estarán en este reporte Z ni en el de otra caja, y lo dicen sus notas. Cuando lleguen,
                quedan en las ventas de su día.
              </Notice>
            )}
            {off.length > 0 && <span>Hay diferencias. Quedan escritas en el reporte Z.</span>}
            {off.map((entry) => (
              <Row key={entry.payment_method_id}>
                <span>{entry.name}</span>
                <Difference amount={differenceOf(entry) ?? '0'} currency={entry.currency} />
              </Row>
            ))}
          </DrawerStack>
        )}
      </ConfirmDialog>
    </DrawerStack>
  );
}
