import { Notice, Stack, Text } from '@cuadra/shared/ui';
import { useId } from 'react';
import { RowTools } from '../RowTools.tsx';
import { moved } from '../rows.ts';
import { RowHead, RowItem, Rows } from '../rows-style.ts';
import { useStoreForm } from '../store-form-context.ts';
import { ProductSearch } from './ProductSearch.tsx';
import { useProductNames } from './use-product-names.ts';

export interface ProductsFieldProps {
  field: 'hidden_product_ids' | 'featured_product_ids';
  title: string;
  about: string;
  /** Of the box that adds one. */
  add: string;
  /** The order in which they stand is what buyers see. */
  isOrdered?: boolean;
}

/** Products that are chosen one by one. */
export function ProductsField({ field, title, about, add, isOrdered = false }: ProductsFieldProps) {
  const titleId = useId();
  const { form, chosen, errorOf } = useStoreForm();
  const { nameOf, remember } = useProductNames();
  const ids = form.watch(field);
  const set = (next: string[]) => form.setValue(field, next, chosen);
  const wrong = errorOf(field);
  return (
    <Stack $gap={2} role="group" aria-labelledby={titleId}>
      <div>
        <Text as="h3" $size="md" $strong id={titleId}>
          {title}
        </Text>
        <Text $tone="quiet" $size="sm">
          {about}
        </Text>
      </div>
      {wrong && <Notice tone="bad">{wrong}</Notice>}
      {ids.length > 0 && (
        <Rows aria-labelledby={titleId}>
          {ids.map((id, index) => {
            const error = errorOf(`${field}.${index}`);
            return (
              <RowItem key={id}>
                <RowHead>
                  <span>
                    {nameOf(id)}
                    {error && (
                      <Text $size="sm" $tone="bad">
                        {error}
                      </Text>
                    )}
                  </span>
                  <RowTools
                    name={nameOf(id)}
                    index={index}
                    count={ids.length}
                    {...(isOrdered && { onMove: (step: -1 | 1) => set(moved(ids, index, step)) })}
                    onRemove={() => set(ids.filter((other) => other !== id))}
                  />
                </RowHead>
              </RowItem>
            );
          })}
        </Rows>
      )}
      <ProductSearch
        label={add}
        onChoose={(product) => {
          if (!product || ids.includes(product.id)) return;
          remember(product);
          set([...ids, product.id]);
        }}
      />
    </Stack>
  );
}
