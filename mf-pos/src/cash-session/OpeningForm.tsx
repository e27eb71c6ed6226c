import type { PaymentMethod } from '@cuadra/shared/contract';
import { Button, DrawerFoot, DrawerStack, EmptyState, Notice } from '@cuadra/shared/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { CountField } from './CountField.tsx';
import { countsToSend, editEntry, entryError, openingEntries } from './count.ts';
import { Muted } from './session-style.ts';
import { formError, useAttemptId, useOpenSession } from './use-cash-session.ts';

export interface OpeningFormProps {
  methods: readonly PaymentMethod[];
  /** What else there is to do while none is open. */
  children?: ReactNode;
}

/** Opens the session with what is in it, currency by currency. */
export function OpeningForm({ methods, children }: OpeningFormProps) {
  const [entries, setEntries] = useState(() => openingEntries(methods));
  const [isTried, setTried] = useState(false);
  const open = useOpenSession();
  const error = formError(open.error);
  const idOf = useAttemptId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (entries.some((entry) => entryError(entry) !== undefined)) return;
    const opening = countsToSend(entries);
    open.mutate({ body: { id: idOf(opening), opening } });
  };

  return (
    <DrawerStack as="form" onSubmit={submit} noValidate>
      <Muted>
        Cuenta el dinero con el que empiezas, para dar vuelto. Lo que dejes vacío empieza en cero.
      </Muted>
      {error && <Notice tone="bad">{error}</Notice>}
      {entries.length === 0 && (
        <EmptyState icon="wallet" title="No tienes métodos de pago en efectivo" level={3}>
          Puedes abrir la caja igual: no lleva fondo.
        </EmptyState>
      )}
      {entries.map((entry) => (
        <CountField
          key={entry.payment_method_id}
          entry={entry}
          error={isTried ? entryError(entry) : undefined}
          onChange={(change) => setEntries(editEntry(entries, entry.payment_method_id, change))}
        />
      ))}
      {children}
      <DrawerFoot>
        <Button type="submit" variant="primary" size="lg" block loading={open.isPending}>
          Abrir caja
        </Button>
      </DrawerFoot>
    </DrawerStack>
  );
}
