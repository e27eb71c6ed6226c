import type { CashSession, PaymentMethod } from '@cuadra/shared/contract';
import { FormDrawer, FormQuestion, useEntityForm } from '@cuadra/shared/form';
import { DrawerStack, Field, Notice, Row, TextArea } from '@cuadra/shared/ui';
import { Difference } from './CountField.tsx';
import { CountFields } from './CountFields.tsx';
import {
  closingEntries,
  countFormSchema,
  countsToSend,
  differenceOf,
  judge,
  NOTHING_COUNTED,
  withCounts,
} from './count.ts';
import { StepTitle } from './StepTitle.tsx';
import { Muted } from './session-style.ts';
import { UnsentNotice } from './UnsentNotice.tsx';
import { LONGEST_NOTES, notesWith, unsentText } from './unsent.ts';
import { useIsBlind } from './use-blind-count.ts';
import { formError, type useCloseSession } from './use-cash-session.ts';
import { useStepBack } from './use-step-back.ts';
import { useUnsent } from './use-unsent.ts';

export interface ClosingFormProps {
  session: CashSession;
  methods: readonly PaymentMethod[];
  /** Sends the count; gives the session as it was closed. */
  close: ReturnType<typeof useCloseSession>['mutateAsync'];
  onBack: () => void;
  onClosed: (session: CashSession) => void;
}

/** Counts what there is, method by method, against what there should be, and closes the session for good. */
export function ClosingForm({ session, methods, close, onBack, onClosed }: ClosingFormProps) {
  const unsent = useUnsent(session, methods);
  // What should be there follows the session, which goes on selling until it is closed.
  const isBlind = useIsBlind(session);
  const expected = closingEntries(session, methods, isBlind);
  useStepBack(onBack);
  const closing = useEntityForm({
    schema: countFormSchema(expected),
    values: NOTHING_COUNTED,
    asksBefore: () => true,
    send: ({ counts, notes }) =>
      close({
        body: {
          id: session.id,
          counted: countsToSend(withCounts(expected, counts)),
          // Some may have arrived while the question stood there: the report lacks those that have not.
          notes: notesWith(unsent.now(), notes),
        },
      }),
    onSaved: onClosed,
    errorText: formError,
  });
  const { form } = closing;
  const off = withCounts(expected, form.watch('counts')).filter(
    (entry) => judge(differenceOf(entry) ?? '0') !== 'exact',
  );

  return (
    <>
      <FormDrawer form={closing} submit="Cerrar caja" back="Volver" onDiscard={onBack}>
        <StepTitle>Contar y cerrar</StepTitle>
        <Muted>
          Cuenta lo que hay de cada método.{isBlind && ' Lo que debería haber se muestra después de cerrar.'}{' '}
          Al cerrar sale el reporte Z y ya no se puede cambiar.
        </Muted>
        <UnsentNotice unsent={unsent} />
        <CountFields form={closing} expected={expected} />
        <Field label="Notas" hint="Lo que explique una diferencia; sale en el reporte.">
          <TextArea {...form.register('notes')} maxLength={LONGEST_NOTES} />
        </Field>
      </FormDrawer>
      <FormQuestion
        form={closing}
        title="¿Cerrar la caja?"
        confirm={unsent.count > 0 ? 'Cerrar sin ellas' : 'Cerrar caja'}
        cancel="Seguir contando"
        danger={off.length > 0 || unsent.count > 0}
      >
        {unsent.count === 0 && off.length === 0 ? (
          isBlind ? (
            'Revisa lo que contaste: al cerrar se ve si cuadra, y ya no se puede cambiar.'
          ) : (
            'Todo cuadra.'
          )
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
      </FormQuestion>
    </>
  );
}
