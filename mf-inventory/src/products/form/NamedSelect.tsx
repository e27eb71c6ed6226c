import { useEntityFormContext } from '@cuadra/shared/form';
import { Button, Field, Select } from '@cuadra/shared/ui';
import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import type { NamedKind } from '../../named/named-kinds.ts';
import { type Named, useCreateNamed } from '../../named/use-create-named.ts';
import { NewNamedDialog } from './NewNamedDialog.tsx';
import type { ProductValues } from './product-values.ts';

export interface NamedSelectProps {
  name: 'category_id' | 'measure_id';
  label: string;
  placeholder: string;
  kind: NamedKind;
  items: readonly Named[];
  hint?: ReactNode;
}

/** One of what has nothing but a name, or a new one: made here by who may, and chosen at once. */
export function NamedSelect({ name, label, placeholder, kind, items, hint }: NamedSelectProps) {
  const { form, errorOf } = useEntityFormContext<ProductValues>();
  const { field } = useController({ control: form.control, name });
  const create = useCreateNamed(kind);
  const [isNaming, setNaming] = useState(false);
  // In the list before it is read again.
  const [made, setMade] = useState<readonly Named[]>([]);
  const known = [...items, ...made.filter(({ id }) => !items.some((item) => item.id === id))];
  return (
    <>
      <Field
        label={label}
        error={errorOf(name)}
        hint={hint}
        aside={
          create && (
            <Button
              variant="ghost"
              size="sm"
              icon="plus"
              aria-label={kind.add}
              onClick={() => setNaming(true)}
            >
              Nueva
            </Button>
          )
        }
      >
        <Select
          {...field}
          placeholder={placeholder}
          options={known.map((item) => ({ value: item.id, label: item.name }))}
        />
      </Field>
      {create && (
        <NewNamedDialog
          kind={kind}
          open={isNaming}
          create={create}
          onClose={() => setNaming(false)}
          onCreated={(named) => {
            setMade([...made, named]);
            setNaming(false);
            form.setValue(name, named.id, { shouldDirty: true });
          }}
        />
      )}
    </>
  );
}
