import { fieldText, useCallMutation } from '@cuadra/shared/client';
import type { Material } from '@cuadra/shared/contract';
import { countingUnits, STOCK_CAUSES, stockCauseName } from '@cuadra/shared/domain';
import {
  FormDayInput,
  FormDialog,
  MOST_NOTE_LETTERS,
  stockAfter,
  useEntityForm,
  useRefreshGoods,
} from '@cuadra/shared/form';
import { notify } from '@cuadra/shared/state';
import { Field, FormRow, QuantityInput, Select, TextInput } from '@cuadra/shared/ui';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { amountText, unitLabel } from '../material-text.ts';
import { adjustMaterialSchema, NO_MATERIAL_ADJUSTMENT, ownQty } from './adjust-material-values.ts';

export interface AdjustMaterialDialogProps {
  material: Material;
  /** What its measure is called; null: it has none. */
  measure: string | null;
  onClose: () => void;
}

const CAUSES = STOCK_CAUSES.map((cause) => ({ value: cause, label: stockCauseName(cause) }));
const DIRECTIONS = [
  { value: 'out', label: 'Salen' },
  { value: 'in', label: 'Entran' },
];

/** Takes from what there is of a material or adds to it, in any of its units, and says why. */
export default function AdjustMaterialDialog({ material, measure, onClose }: AdjustMaterialDialogProps) {
  const { mutateAsync } = useCallMutation('POST /materials/adjust');
  const { materials: refresh } = useRefreshGoods();
  const units = countingUnits(measure, material.units);
  // One for as long as the dialog is open.
  const [schema] = useState(() => adjustMaterialSchema(material, units));
  const adjustment = useEntityForm({
    schema,
    values: NO_MATERIAL_ADJUSTMENT,
    send: (output, id) => mutateAsync({ body: { id, material_id: material.id, ...output } }),
    onSaved: ({ name, qty }) => {
      notify.success(`«${name}» quedó en ${amountText(qty, measure)}.`);
      refresh();
      onClose();
    },
    fieldError: (field, reason) => {
      if (reason === 'not-enough') return 'No hay tanto. Tu empresa no permite usar lo que no hay.';
      if (field === 'reason' && reason === 'required') return 'Di cuál es el motivo.';
      if (field === 'expires_on' && reason === 'required') return 'Escribe cuándo vence.';
      return fieldText(reason);
    },
    alreadySaved:
      'Este ajuste ya se guardó en un intento anterior, con otros datos. Míralo en los movimientos.',
  });
  const { form, errorOf } = adjustment;
  const [cause, direction, qty, unit] = form.watch(['cause', 'direction', 'qty', 'unit']);
  const after = stockAfter(material.qty, { direction, qty: ownQty({ qty, unit }, units) });
  return (
    <FormDialog
      form={adjustment}
      title="Ajustar existencia"
      description={`Hay ${amountText(material.qty, measure)} de «${material.name}».`}
      submit="Guardar ajuste"
      onClose={onClose}
    >
      <FormRow>
        <Field label="Motivo" error={errorOf('cause')}>
          <Select {...form.register('cause')} options={CAUSES} />
        </Field>
        <Field label="Salen o entran">
          <Select {...form.register('direction')} options={DIRECTIONS} />
        </Field>
      </FormRow>
      <FormRow>
        <Field
          label="Cantidad"
          error={errorOf('qty')}
          hint={after === undefined ? undefined : `Quedarán ${amountText(after, measure)}.`}
        >
          <Controller
            control={form.control}
            name="qty"
            render={({ field: { value, onChange, ref } }) => (
              <QuantityInput ref={ref} autoFocus value={value ?? ''} onValueChange={onChange} />
            )}
          />
        </Field>
        <Field label="Unidad">
          <Select
            {...form.register('unit')}
            options={[
              { value: '', label: measure ?? 'Sin medida' },
              ...units.map((unit) => ({ value: unit.name, label: unitLabel(unit, measure) })),
            ]}
          />
        </Field>
      </FormRow>
      {direction === 'in' && material.has_lots && (
        <FormRow>
          <Field label="Vence" required error={errorOf('expires_on')}>
            <FormDayInput control={form.control} name="expires_on" />
          </Field>
          <Field label="Lote" error={errorOf('lot')}>
            <TextInput {...form.register('lot')} placeholder="Opcional" maxLength={40} autoComplete="off" />
          </Field>
        </FormRow>
      )}
      <Field
        label="Nota"
        error={errorOf('reason')}
        hint={cause === 'other' ? 'Queda en los movimientos.' : 'Opcional. Queda en los movimientos.'}
      >
        <TextInput {...form.register('reason')} maxLength={MOST_NOTE_LETTERS} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
