import { errorText, useCallMutation } from '@cuadra/shared/client';
import { type Formula, TAKES_AT } from '@cuadra/shared/contract';
import { exact, goodYield, toQuantity } from '@cuadra/shared/domain';
import { FormDialog, useEntityForm } from '@cuadra/shared/form';
import { useCan } from '@cuadra/shared/state';
import { Checkbox, Field, FormRow, QuantityInput, Select, Stack, Text, TextInput } from '@cuadra/shared/ui';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import styled from 'styled-components';
import { KIND_NAMES } from '../../goods/formula-text.ts';
import { useFormulaCurrencies } from '../../goods/use-formula-currencies.ts';
import { amountText } from '../../materials/material-text.ts';
import { useMeasureName } from '../../materials/measures.ts';
import { useHasNoRate, usePair } from '../../materials/use-pair.ts';
import { useRefreshFormulas } from '../use-formulas.ts';
import { ByproductsSection } from './ByproductsSection.tsx';
import { CostSummary } from './CostSummary.tsx';
import { CostsSection } from './CostsSection.tsx';
import { draftCost } from './draft-cost.ts';
import { formulaEditing } from './formula-editing.ts';
import { formulaFieldError, type RefusedLines, refusedLines } from './formula-errors.ts';
import { changeOf, type FormulaOutput, formulaFormSchema } from './formula-schema.ts';
import { type FormulaValues, formulaValues, newFormula } from './formula-values.ts';
import { LinesSection } from './LinesSection.tsx';
import { MakesField } from './MakesField.tsx';
import { StepsSection } from './StepsSection.tsx';
import { TAKES_AT_NAMES } from './takes-at.ts';
import { useMadeCosts } from './use-known-goods.ts';
import { UnkeptPhotoError, useStepPhotos } from './use-step-photos.ts';
import { VersionNotice } from './VersionNotice.tsx';

export interface FormulaFormProps {
  /** The one that is changed; undefined for a new one. */
  formula?: Formula | undefined;
  onClose: () => void;
  onSaved: (formula: Formula) => void;
}

/** What takes the focus is scrolled above what stands below all of it. */
const Fields = styled(Stack)`
  & :is(input, select, textarea, button) {
    scroll-margin-bottom: 130px;
  }
`;

const NONE_REFUSED: RefusedLines = new Map();

/** A formula, filled in or changed, at the side of the screen that asks for it. */
export default function FormulaForm({ formula, onClose, onSaved }: FormulaFormProps) {
  // As it was when the form opened: what is read again meanwhile is what others did.
  const [before] = useState(formula);
  const [refused, setRefused] = useState(NONE_REFUSED);
  const photos = useStepPhotos();
  const mayCost = useCan(['products', 'modify_cost']);
  const measureName = useMeasureName();
  const currencies = useFormulaCurrencies();
  const madeCosts = useMadeCosts();
  const pair = usePair();
  const hasNoRate = useHasNoRate();
  const create = useCallMutation('POST /formulas/create');
  const update = useCallMutation('PUT /formulas/update');
  const refresh = useRefreshFormulas();
  const watched = async (output: FormulaOutput, send: () => Promise<Formula>) => {
    try {
      return await send();
    } catch (error) {
      setRefused(refusedLines(error, output));
      throw error;
    }
  };
  const form = useEntityForm({
    draft: before ? { name: `edit-formula ${before.id}` } : { name: 'create-formula', isNew: true },
    schema: formulaFormSchema,
    values: before ? formulaValues(before) : (newFormula() satisfies FormulaValues),
    edited: before && formulaEditing(before, measureName),
    send: (output, id, edit) =>
      watched(output, async () => {
        photos.refuseUnkept(form.form.getValues('steps'));
        return before
          ? update.mutateAsync({ body: { ...changeOf(output), ...edit.fields, id: before.id } })
          : create.mutateAsync({ body: { ...output, id } });
      }),
    update: (output, id) => update.mutateAsync({ body: { ...changeOf(output), id } }),
    onSaved: (saved) => {
      refresh();
      onSaved(saved);
    },
    fieldError: formulaFieldError,
    errorText: (error) => (error instanceof UnkeptPhotoError ? error.message : errorText(error)),
  });
  const { register, watch, control } = form.form;
  const { errorOf } = form;
  const values = watch();
  const { makes, yield_qty, waste_percent } = values;
  const measure = measureName(makes?.measure_id ?? null);
  const cost = draftCost(values, madeCosts, pair);
  const isMadeAlready = !before && makes !== null && madeCosts.has(makes.id);
  return (
    <FormDialog
      form={form}
      title={before ? before.name : 'Nueva fórmula'}
      submit={before ? 'Guardar cambios' : 'Guardar fórmula'}
      asDrawer
      busy={photos.isBusy}
      onClose={onClose}
    >
      <Fields>
        {before ? (
          <Text $tone="soft">
            Hace <b>{before.makes.name}</b> ({KIND_NAMES[before.makes.kind].toLowerCase()}). Eso no cambia:
            para hacer otra cosa crea otra fórmula.
          </Text>
        ) : (
          <MakesField />
        )}
        <Field label="Nombre" required error={errorOf('name')}>
          <TextInput {...register('name')} maxLength={200} autoComplete="off" />
        </Field>
        <FormRow>
          <Field
            label="Rinde"
            required
            error={errorOf('yield_qty')}
            hint={goodText(yield_qty, waste_percent, measure) ?? 'Cuánto sale con todo lo que lleva.'}
          >
            <Controller
              control={control}
              name="yield_qty"
              render={({ field: { value, onChange, ref } }) => (
                <QuantityInput
                  ref={ref}
                  trailing={measure ?? undefined}
                  value={value ?? ''}
                  onValueChange={onChange}
                />
              )}
            />
          </Field>
          <Field
            label="Merma esperada"
            error={errorOf('waste_percent')}
            hint="Lo que se daña, contado en lo que rinde."
          >
            <Controller
              control={control}
              name="waste_percent"
              render={({ field: { value, onChange, ref } }) => (
                <QuantityInput
                  ref={ref}
                  trailing="%"
                  placeholder="0"
                  value={value ?? ''}
                  onValueChange={onChange}
                />
              )}
            />
          </Field>
        </FormRow>
        <LinesSection
          cost={cost}
          currencies={currencies}
          refused={refused}
          onEdited={() => setRefused(NONE_REFUSED)}
        />
        <CostsSection currencies={currencies} mayCost={mayCost} />
        <StepsSection onPhoto={photos.note} />
        <ByproductsSection />
        <Field label="Cuándo salen los materiales">
          <Select
            {...register('takes_at')}
            options={TAKES_AT.map((at) => ({ value: at, label: TAKES_AT_NAMES[at] }))}
          />
        </Field>
        {(isMadeAlready || (before && !before.is_main)) && (
          <Controller
            control={control}
            name="is_main"
            render={({ field: { value, onChange, name } }) => (
              <Checkbox
                name={name}
                label="Es la principal"
                hint={`Otra fórmula ya hace ${makes?.name ?? 'lo mismo'}. La principal es la que cuenta en costos y faltantes.`}
                checked={value}
                onCheckedChange={onChange}
              />
            )}
          />
        )}
        {before && <VersionNotice before={before} values={values} isDirty={form.isDirty} />}
      </Fields>
      <CostSummary values={values} cost={cost} currencies={currencies} hasNoRate={hasNoRate} />
    </FormDialog>
  );
}

/** «Sale bueno: 28,5 kg»: what is left without the waste; undefined where there is none. */
function goodText(
  yield_qty: string | null,
  waste_percent: string | null,
  measure: string | null,
): string | undefined {
  if (!yield_qty || !waste_percent || exact(waste_percent).gte(100)) return undefined;
  return `Sale bueno: ${amountText(toQuantity(goodYield({ yield_qty, waste_percent })), measure)}.`;
}
