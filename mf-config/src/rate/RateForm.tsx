import { formatPairRate, formatPercent, formatRate } from '@cuadra/shared/domain';
import { FormErrors, FormQuestion, useEntityForm } from '@cuadra/shared/form';
import { notify } from '@cuadra/shared/state';
import { Button, Field, Stack, TextInput } from '@cuadra/shared/ui';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { rateErrorText } from './rate-error-text.ts';
import { judgeRate, NO_CURRENCIES, NOT_VALID, rateFormSchema, rateText, UNTYPED } from './rate-values.ts';
import { useSaveRate } from './use-save-rate.ts';

export interface RateFormProps {
  /** 1 source = rate target; undefined where the company's currencies are not known. */
  pair: { source: string; target: string } | undefined;
  /** The rate that counts; undefined where there is none yet. */
  current: string | undefined;
}

const Line = styled.div`
  display: flex;
  gap: var(--s-3);
  align-items: start;
  & > :first-child {
    flex: 1;
  }
  /* On the line of the field, which stands below its label, and as high. */
  & > button {
    margin-top: 25px;
    min-height: 42px;
  }
`;

const Figure = styled(TextInput)`
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;

/** A rate typed by hand, by the rules of spec §5; one that jumps is asked about before it counts. */
export function RateForm({ pair, current }: RateFormProps) {
  const save = useSaveRate();
  const { source, target } = pair ?? { source: '', target: '' };
  const rateForm = useEntityForm({
    schema: rateFormSchema(current),
    values: UNTYPED,
    asksBefore: ({ jump }) => jump !== undefined,
    send: async ({ rate, jump: agreed }, id) => {
      if (source === target) throw new RangeError(NO_CURRENCIES);
      await save({ id, source, target, rate, confirmed: agreed !== undefined });
    },
    onSaved: () => notify.success(`Se ha guardado la nueva tasa de cambio ${source}/${target}.`),
    next: () => UNTYPED,
    fieldError: () => NOT_VALID,
    errorText: (error) => (source === target ? NO_CURRENCIES : rateErrorText(error)),
  });
  const { form, isSubmitting } = rateForm;
  // What stands in the field is the rate that counts until somebody types.
  const typed = form.watch('typed');
  const text = typed ?? current ?? '';
  const verdict = judgeRate(text, current);
  const jump = verdict.kind === 'new' ? verdict.jump : undefined;

  const submit = (event: FormEvent) => {
    // An unchanged rate is ignored (spec §5).
    if (verdict.kind === 'new' || verdict.kind === 'invalid') return rateForm.onSubmit(event);
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <Stack as="form" noValidate aria-label="Nueva tasa" onSubmit={submit}>
        <Line>
          <Field
            label={pair ? `Tasa de 1 ${source} en ${target}` : 'Tasa'}
            error={rateForm.errorOf('typed')}
            hint={hintOf()}
          >
            <Figure
              inputMode="decimal"
              autoComplete="off"
              value={text}
              readOnly={isSubmitting}
              onChange={({ target: { value } }) => {
                form.setValue('typed', rateText(value), { shouldDirty: true });
                form.clearErrors();
              }}
              onFocus={({ target: input }) => input.select()}
            />
          </Field>
          <Button type="submit" variant="primary" loading={isSubmitting} disabled={verdict.kind === 'empty'}>
            Guardar tasa
          </Button>
        </Line>
        <FormErrors form={rateForm} />
      </Stack>
      {jump && (
        <FormQuestion
          form={rateForm}
          title={`¿${formatPairRate(source, target, jump.rate)}?`}
          confirm="Guardar tasa"
        >
          Es un {formatPercent(jump.percent, 0)} {jump.isRise ? 'más' : 'menos'} que la de ahora,{' '}
          {formatRate(current ?? '1')}. Con ella se cobrará desde este momento en todas tus cajas.
        </FormQuestion>
      )}
    </>
  );

  function hintOf(): string {
    if (typed !== null && verdict.kind === 'same')
      return 'Es la tasa que ya cuenta: no hay nada que guardar.';
    if (verdict.kind !== 'new') return 'Con coma o con punto, por ejemplo 860,18.';
    return `Quedará así: 1 ${source} = ${formatRate(verdict.rate)} ${target}`;
  }
}
