import type { PaymentMethod } from '@cuadra/shared/contract';
import { FormErrors, useEntityForm } from '@cuadra/shared/form';
import { Button, DrawerFoot, DrawerStack, EmptyState } from '@cuadra/shared/ui';
import type { ReactNode } from 'react';
import { CountFields } from './CountFields.tsx';
import { countFormSchema, countsToSend, NOTHING_COUNTED, openingEntries, withCounts } from './count.ts';
import { StepTitle } from './StepTitle.tsx';
import { Muted } from './session-style.ts';
import { formError, useOpenSession } from './use-cash-session.ts';

export interface OpeningFormProps {
  methods: readonly PaymentMethod[];
  /** What else there is to do while none is open. */
  children?: ReactNode;
}

/** Opens the session with what is in it, currency by currency. Nothing leads back, so that it is no `FormDrawer`. */
export function OpeningForm({ methods, children }: OpeningFormProps) {
  const { mutateAsync } = useOpenSession();
  const entries = openingEntries(methods);
  const opening = useEntityForm({
    schema: countFormSchema(entries),
    values: NOTHING_COUNTED,
    send: ({ counts }, id) =>
      mutateAsync({ body: { id, opening: countsToSend(withCounts(entries, counts)) } }),
    onSaved: () => undefined,
    errorText: formError,
  });

  return (
    <DrawerStack as="form" onSubmit={opening.onSubmit} noValidate>
      <StepTitle>Abrir caja</StepTitle>
      <Muted>
        Cuenta el dinero con el que empiezas, para dar vuelto. Lo que dejes vacío empieza en cero.
      </Muted>
      <FormErrors form={opening} />
      {entries.length === 0 && (
        <EmptyState icon="wallet" title="No tienes métodos de pago en efectivo" level={3}>
          Puedes abrir la caja igual: no lleva fondo.
        </EmptyState>
      )}
      <CountFields form={opening} expected={entries} />
      {children}
      <DrawerFoot>
        <Button type="submit" variant="primary" size="lg" block loading={opening.isSubmitting}>
          Abrir caja
        </Button>
      </DrawerFoot>
    </DrawerStack>
  );
}
