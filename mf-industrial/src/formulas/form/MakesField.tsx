import { useEntityFormContext } from '@cuadra/shared/form';
import { Combobox, Field } from '@cuadra/shared/ui';
import { useController } from 'react-hook-form';
import type { FormulaValues } from './formula-values.ts';
import { useKnownGoods } from './use-known-goods.ts';

/** The product or the material that a new formula makes; it also names the formula, until that has a name of its own. */
export function MakesField() {
  const { form, errorOf } = useEntityFormContext<FormulaValues>();
  const { field } = useController({ control: form.control, name: 'makes' });
  const goods = useKnownGoods();
  const before = field.value;
  return (
    <Field
      label="Qué hace"
      required
      error={errorOf('makes')}
      hint="El producto que vendes, o el material que usarás en otra fórmula, como una masa."
    >
      <Combobox
        placeholder="Busca un producto o un material"
        value={before && { value: before.id, label: before.name }}
        onValueChange={(option) => {
          const good = goods.find(option?.value)?.good ?? null;
          const name = form.getValues('name').trim();
          field.onChange(good);
          if (name === '' || name === before?.name) {
            form.setValue('name', good?.name ?? '', { shouldDirty: true });
          }
        }}
        onSearch={goods.setSearch}
        options={goods.options}
        loading={goods.loading}
        error={goods.error}
        empty="Nada coincide. Créalo primero en Productos o en Materiales."
      />
    </Field>
  );
}
