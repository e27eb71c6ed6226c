import { useCall } from '@cuadra/shared/client';
import type { Product, ProductDraft } from '@cuadra/shared/contract';
import { Button, useKeptForm, useShortcut } from '@cuadra/shared/ui';
import { useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Trouble } from '../Trouble.tsx';
import { Actions, Aside, Cancel, Heading, Layout, Preview, Sections, Whole } from './form-layout.ts';
import { IdentitySection } from './IdentitySection.tsx';
import { PricePreview } from './PricePreview.tsx';
import { PriceSection } from './PriceSection.tsx';
import { productResolver } from './product-resolver.ts';
import type { ProductValues } from './product-values.ts';
import { StockSection } from './StockSection.tsx';
import { refusalOf, refusedFields } from './server-refusal.ts';

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
  const form = useForm<ProductValues, unknown, ProductDraft>({
    defaultValues: initial,
    resolver: productResolver,
  });
  // With the product's id, so that saving it again after a lost answer, or a reload on top, creates one product.
  const kept = useKeptForm('create-product', form);
  const { data: rate } = useCall('GET /rates/dollar');
  const [trouble, setTrouble] = useState<string>();
  const another = useRef(false);
  const submit = useRef<HTMLButtonElement>(null);
  useShortcut(SAVE_KEY, () => submit.current?.click());

  const submitForm = form.handleSubmit(async (draft) => {
    setTrouble(undefined);
    try {
      onSaved(await save({ ...draft, id: kept.id }), { values: form.getValues(), another: another.current });
    } catch (error) {
      const fields = refusedFields(error);
      for (const [field, reason] of fields) form.setError(field, { type: 'server', message: reason });
      const [first] = fields;
      if (first) form.setFocus(first[0]);
      else setTrouble(refusalOf(error));
    }
  });

  return (
    <FormProvider {...form}>
      <Layout
        noValidate
        onSubmit={(event) => {
          if (form.formState.isSubmitting) event.preventDefault();
          else void submitForm(event);
        }}
      >
        <Sections>
          <IdentitySection />
          <PriceSection currencies={currencies} />
          <StockSection />
        </Sections>
        <Aside>
          <Preview>
            <Heading>Así se venderá</Heading>
            <PricePreview rate={rate} />
          </Preview>
          <Actions>
            {trouble && (
              <Whole>
                <Trouble>{trouble}</Trouble>
              </Whole>
            )}
            <Button
              ref={submit}
              type="submit"
              variant="primary"
              block
              shortcut={SAVE_KEY}
              loading={form.formState.isSubmitting}
              onClick={() => {
                another.current = false;
              }}
            >
              Guardar producto
            </Button>
            <Button
              type="submit"
              block
              disabled={form.formState.isSubmitting}
              onClick={() => {
                another.current = true;
              }}
            >
              Guardar y crear otro
            </Button>
            <Cancel
              variant="ghost"
              block
              disabled={form.formState.isSubmitting}
              onClick={() => {
                // At once: the form may stay until the next screen has come.
                kept.forget();
                onCancel();
              }}
            >
              Cancelar
            </Cancel>
          </Actions>
        </Aside>
      </Layout>
    </FormProvider>
  );
}
