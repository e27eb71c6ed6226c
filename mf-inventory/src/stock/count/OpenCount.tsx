import { useCallCache, useCallMutation } from '@cuadra/shared/client';
import { COUNT_SCOPES, type StockCount } from '@cuadra/shared/contract';
import { companyDay, plainDay } from '@cuadra/shared/domain';
import { FormDialog, useEntityForm } from '@cuadra/shared/form';
import { Field, Select, TextInput } from '@cuadra/shared/ui';
import { z } from 'zod';
import { useCategories } from '../../products/categories-query.ts';

export interface OpenCountProps {
  onClose: () => void;
  onOpened: (count: StockCount) => void;
}

const MOST_LETTERS = 60;
const SCOPES = [
  { value: 'all', label: 'Todo el inventario' },
  { value: 'category', label: 'Una categoría' },
  { value: 'list', label: 'Un estante: solo lo que se cuente' },
];

const schema = z
  .object({
    name: z.string().trim().min(1, 'required').max(MOST_LETTERS, 'too-long'),
    scope: z.enum(COUNT_SCOPES),
    category_id: z.string(),
  })
  .refine(({ scope, category_id }) => scope !== 'category' || category_id !== '', {
    path: ['category_id'],
    message: 'required',
  })
  .transform(({ category_id, ...rest }) => ({
    ...rest,
    category_id: rest.scope === 'category' ? category_id : null,
  }));

/** Opens a count of everything, a category or a shelf. */
export default function OpenCount({ onClose, onOpened }: OpenCountProps) {
  const { mutateAsync } = useCallMutation('POST /stock_counts/create');
  const calls = useCallCache();
  const categories = useCategories();
  const opening = useEntityForm({
    schema,
    values: { name: `Conteo del ${plainDay(companyDay(new Date()))}`, scope: 'all', category_id: '' },
    send: (output, id) => mutateAsync({ body: { id, ...output } }),
    onSaved: (count) => {
      void calls.refresh('GET /stock_counts');
      onOpened(count);
    },
  });
  const { form, errorOf } = opening;
  return (
    <FormDialog
      form={opening}
      title="Nuevo conteo"
      description="Cuenta cada producto en todos los lugares donde está: lo que sumen entre todos es lo que queda."
      submit="Empezar a contar"
      onClose={onClose}
    >
      <Field label="Nombre" required error={errorOf('name')}>
        <TextInput {...form.register('name')} maxLength={MOST_LETTERS} autoComplete="off" />
      </Field>
      <Field label="Qué se cuenta">
        <Select {...form.register('scope')} options={SCOPES} />
      </Field>
      {form.watch('scope') === 'category' && (
        <Field label="Categoría" required error={errorOf('category_id')}>
          <Select
            {...form.register('category_id')}
            placeholder="Elige una"
            options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Field>
      )}
    </FormDialog>
  );
}
