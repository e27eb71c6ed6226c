import { approveReport } from '@cuadra/shared/contract';
import { FormDialog, useEntityForm } from '@cuadra/shared/form';
import { Field, TextArea } from '@cuadra/shared/ui';
import { reasonSchema } from '../basics/reason-schema.ts';
import { Effect } from './Effect.tsx';
import type { SeenPayment } from './seen-payment.ts';

export interface RefuseDialogProps {
  seen: SeenPayment;
  /** Refuses it, or takes its approval back; says itself what goes wrong. */
  onRefuse: (reason: string) => Promise<void>;
  onClose: () => void;
}

const schema = reasonSchema(approveReport.body.shape.reason.unwrap());

/** Why a payment is refused: who reported it reads it. */
export function RefuseDialog({ seen, onRefuse, onClose }: RefuseDialogProps) {
  const isApproved = seen.report.status === 'approved';
  const form = useEntityForm({
    schema,
    values: { reason: '' },
    send: ({ reason }) => onRefuse(reason),
    onSaved: onClose,
    // `useDecision` has said it.
    errorText: () => undefined,
  });
  return (
    <FormDialog
      form={form}
      title={isApproved ? 'Quitar la aprobación' : 'Rechazar el pago'}
      description={`${seen.report.company.name} lee el motivo en su suscripción.`}
      submit={isApproved ? 'Quitar la aprobación' : 'Rechazar el pago'}
      danger
      onClose={onClose}
    >
      <Field label="Motivo" required error={form.errorOf('reason')}>
        <TextArea
          {...form.form.register('reason')}
          maxLength={300}
          placeholder="La referencia no aparece en el banco"
        />
      </Field>
      {isApproved && <Effect seen={seen} />}
    </FormDialog>
  );
}
