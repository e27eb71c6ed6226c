import { useCall } from '@cuadra/shared/client';
import type { Product, ProductDraft } from '@cuadra/shared/contract';
import {
  DraftNotice,
  EditConflict,
  EntityFormProvider,
  FormErrors,
  type SentEdit,
  useEntityForm,
} from '@cuadra/shared/form';
import { ConfirmDialog, Text } from '@cuadra/shared/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useCategoryNames } from '../categories-query.ts';
import { useMeasures } from '../measures-query.ts';
import { fieldErrorText } from './field-error-text.ts';
import { Aside, Layout, Preview, Sections, Whole } from './form-layout.ts';
import { IdentitySection } from './IdentitySection.tsx';
import { PricePreview } from './PricePreview.tsx';
import { PriceSection } from './PriceSection.tsx';
import { ProductActions } from './ProductActions.tsx';
import { PresentedSections } from './presented/PresentedSections.tsx';
import { productEditing } from './product-editing.ts';
import { productFormSchema } from './product-form-schema.ts';
import { createDraft, type ProductValues } from './product-values.ts';
import { StockSection } from './StockSection.tsx';

export interface ProductFormProps {
  /** The product that is changed, as it was when the form opened; undefined for a new one. */
  product?: Product;
  initial: ProductValues;
  /** The currencies of the company, the one that most prices are set in first. */
  currencies: readonly string[];
  save: (draft: ProductDraft, edit: SentEdit<ProductValues>) => Promise<Product>;
  onSaved: (product: Product, how: { values: ProductValues; another: boolean }) => void;
  /** The draft was given up, and the form begins again. */
  onStartOver?: () => void;
  onCancel: () => void;
  /** What is no field: what is scanned, and what is saved by itself. */
  beside?: ReactNode;
  /** What else can be done with it, below the buttons of the form. */
  actions?: ReactNode;
}

/** A product, filled in or changed; what the server refuses is said on its field. */
export function ProductForm(props: ProductFormProps) {
  const { product, initial, currencies, save, onSaved, onStartOver, onCancel, beside, actions } = props;
  const another = useRef(false);
  const categories = useCategoryNames();
  const measures = new Map(useMeasures().data?.map(({ id, name }) => [id, name]));
  const form = useEntityForm({
    draft: product
      ? { name: `edit-product ${product.id}`, overClosing: true }
      : {
          name: createDraft(initial),
          ...{ isNew: true, overClosing: true },
        },
    schema: productFormSchema,
    values: initial,
    edited: product && productEditing(product, { categories, measures }),
    send: (output, id, edit) => save({ ...output, id }, edit),
    onSaved: (saved) => onSaved(saved, { values: form.form.getValues(), another: another.current }),
    fieldError: fieldErrorText,
    alreadySaved:
      'Este producto ya se guardó en un intento anterior, con otros datos. Búscalo en la lista antes de crearlo de nuevo.',
  });
  const { draft } = form;
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    // At once: the form may stay until the next screen has come.
    draft.discard();
    onCancel();
  };
  const { data: rate } = useCall('GET /rates/dollar');

  return (
    <EntityFormProvider form={form}>
      <Layout noValidate onSubmit={form.onSubmit}>
        {draft.isRestored && (
          <Whole>
            <DraftNotice
              onStartOver={() => {
                draft.startOver();
                onStartOver?.();
              }}
            />
          </Whole>
        )}
        <Sections>
          <IdentitySection product={product} />
          {beside}
          <PriceSection currencies={currencies} />
          <PresentedSections currencies={currencies} />
          <StockSection isNew={!product} />
        </Sections>
        <Aside>
          <Preview>
            <Text $tone="quiet" $size="sm" as="h2">
              Así se venderá
            </Text>
            <PricePreview rate={rate} />
          </Preview>
          <ProductActions
            isNew={!product}
            onSubmit={(isAnother) => {
              another.current = isAnother;
            }}
            onCancel={() => (!product && form.isDirty ? setLeaving(true) : leave())}
            error={form.error && <FormErrors form={form} />}
          >
            {actions}
          </ProductActions>
        </Aside>
      </Layout>
      <EditConflict form={form} />
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title="¿Descartar este producto?"
        confirm="Descartar"
        danger
        onConfirm={leave}
      >
        Todavía no está guardado, y lo que escribiste se perdería.
      </ConfirmDialog>
    </EntityFormProvider>
  );
}
