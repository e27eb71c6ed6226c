import { formatDateTime, formatPairRate, formatPercent, formatRate } from '@cuadra/shared/domain';
import { FormDialog, FormQuestion, useEntityForm } from '@cuadra/shared/form';
import { notify } from '@cuadra/shared/state';
import { Field, TextInput } from '@cuadra/shared/ui';
import { rateErrorText } from '../../rate/rate-error-text.ts';
import { judgeRate, NOT_VALID, rateFormSchema, rateText } from '../../rate/rate-values.ts';
import { useCorrectRate } from '../../rate/use-save-rate.ts';
import type { HistoryRow } from './history-rows.ts';

const SAME = 'Es la misma tasa. Escribe la correcta.';

/** A wrong rate put right from now on; one that jumps is asked about. */
export function CorrectRateDialog({ row, onClose }: { row: HistoryRow; onClose: () => void }) {
  const { source, target, rate: wrong } = row.given;
  const correct = useCorrectRate();
  const rateForm = useEntityForm({
    schema: rateFormSchema(wrong),
    values: { typed: wrong },
    asksBefore: ({ jump }) => jump !== undefined,
    send: ({ rate, jump: agreed }) => correct({ id: row.id, rate, confirmed: agreed !== undefined }),
    onSaved: () => {
      notify.success(`Corregiste la tasa de cambio ${source}/${target}.`);
      onClose();
    },
    fieldError: (_, reason) => (reason === 'same' ? SAME : NOT_VALID),
    errorText: rateErrorText,
  });
  const { form } = rateForm;
  const typed = form.watch('typed') ?? '';
  const verdict = judgeRate(typed, wrong);
  const jump = verdict.kind === 'new' ? verdict.jump : undefined;
  return (
    <>
      <FormDialog
        form={rateForm}
        size="sm"
        title="Corregir la tasa"
        description={`Del ${formatDateTime(new Date(row.create_at))}: ${formatPairRate(source, target, wrong)}`}
        submit="Corregir tasa"
        onClose={onClose}
      >
        <Field
          label={`Tasa de 1 ${source} en ${target}`}
          hint="Vale desde ahora. Lo que ya vendiste conserva la suya."
          error={rateForm.errorOf('typed')}
        >
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ target: { value } }) => {
              form.setValue('typed', rateText(value), { shouldDirty: true });
              form.clearErrors();
            }}
            onFocus={({ target: input }) => input.select()}
          />
        </Field>
      </FormDialog>
      {jump && (
        <FormQuestion
          form={rateForm}
          title={`¿${formatPairRate(source, target, jump.rate)}?`}
          confirm="Corregir tasa"
        >
          Es un {formatPercent(jump.percent, 0)} {jump.isRise ? 'más' : 'menos'} que la que corriges,{' '}
          {formatRate(wrong)}. Con ella se cobrará desde este momento en todas tus cajas.
        </FormQuestion>
      )}
    </>
  );
}
