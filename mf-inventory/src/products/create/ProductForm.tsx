import { useCall } from '@cuadra/shared/client';
import type { Product, ProductDraft } from '@cuadra/shared/contract';
import { EntityFormProvider, FormErrors, useEntityForm } from '@cuadra/shared/form';
import { Button, Text, useShortcut } from '@cuadra/shared/ui';
import { useRef } from 'react';
import { fieldErrorText } from './field-error-text.ts';
import { Actions, Aside, Cancel, Layout, Preview, Sections, Whole } from './form-layout.ts';
import { IdentitySection } from './IdentitySection.tsx';
import { PricePreview } from './PricePreview.tsx';
import { PriceSection } from './PriceSection.tsx';
import { productFormSchema } from './product-form-schema.ts';
import type { ProductValues } from './product-values.ts';
import { StockSection } from './StockSection.tsx';

export interface ProductFormProps {
  initial: ProductValues;
  /** The currencies of the company, the one that most prices are set in first. */
  currencies: readonly string[];
  save: (draft: ProductDraft) => Promise<Product>;
  onSaved: (product: Product, how: { values: ProductValues; another: boolean }) => void;
  onCancel: () => void;
}

const SAVE_KEY = 'F9';

/** A product, filled in once; what the server refuses is said on its field. */
export function ProductForm({ initial, currencies, save, onSaved, onCancel }: ProductFormProps) {
  const another = useRef(false);
  const product = useEntityForm({
    draft: { name: 'create-product', isNew: true },
    schema: productFormSchema,
    values: initial,
    send: (output, id) => save({ ...output, id }),
    onSaved: (saved) => onSaved(saved, { values: product.form.getValues(), another: another.current }),
    fieldError: fieldErrorText,
    alreadySaved:
      'Este producto ya se guardó en un intento anterior, con otros datos. Búscalo en la lista antes de crearlo de nuevo.',
  });
  const { draft, isSubmitting } = product;
  const { data: rate } = useCall('GET /rates/dollar');
  const submit = useRef<HTMLButtonElement>(null);
  useShortcut(SAVE_KEY, () => submit.current?.click());

  return (
    <EntityFormProvider form={product}>
      <Layout noValidate onSubmit={product.onSubmit}>
        <Sections>
          <IdentitySection />
          <PriceSection currencies={currencies} />
          <StockSection />
        </Sections>
        <Aside>
          <Preview>
            <Text $tone="quiet" $size="sm" as="h2">
              Así se venderá
            </Text>
            <PricePreview rate={rate} />
          </Preview>
          <Actions>
            {product.error && (
              <Whole>
                <FormErrors form={product} />
              </Whole>
            )}
            <Button
              ref={submit}
              type="submit"
              variant="primary"
              block
              shortcut={SAVE_KEY}
              loading={isSubmitting}
              onClick={() => {
                another.current = false;
              }}
            >
              Guardar producto
            </Button>
            <Button
              type="submit"
              block
              disabled={isSubmitting}
              onClick={() => {
                another.current = true;
              }}
            >
              Guardar y crear otro
            </Button>
            <Cancel
              variant="ghost"
              block
              disabled={isSubmitting}
              onClick={() => {
                // At once: the form may stay until the next screen has come.
                draft.discard();
                onCancel();
              }}
            >
              Cancelar
            </Cancel>
          </Actions>
        </Aside>
      </Layout>
    </EntityFormProvider>
  );
}
