import { ApiError, errorText, useCall } from '@cuadra/shared/client';
import type { Product, ProductDraft } from '@cuadra/shared/contract';
import { Button, Card, PHONE, useShortcut } from '@cuadra/shared/ui';
import { useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import styled from 'styled-components';
import { Trouble } from '../Trouble.tsx';
import { IdentitySection } from './IdentitySection.tsx';
import { PricePreview } from './PricePreview.tsx';
import { PriceSection } from './PriceSection.tsx';
import { productResolver } from './product-resolver.ts';
import type { ProductValues } from './product-values.ts';
import { StockSection } from './StockSection.tsx';

export interface ProductFormProps {
  /** Made with the form, so that saving it twice creates one product. */
  id: string;
  initial: ProductValues;
  /** The currencies of the company, the one that most prices are set in first. */
  currencies: readonly string[];
  save: (draft: ProductDraft) => Promise<Product>;
  onSaved: (product: Product, how: { values: ProductValues; another: boolean }) => void;
  onCancel: () => void;
}

const SAVE_KEY = 'F9';

/** Below this the preview has no place beside the form. */
const NARROW = '@media (max-width: 1020px)';

const Sections = styled.div`
  display: grid;
  gap: var(--s-4);
  min-width: 0;
`;

const Aside = styled.div`
  position: sticky;
  top: var(--s-5);
  display: grid;
  gap: var(--s-4);
`;

const Preview = styled(Card)`
  display: grid;
  gap: var(--s-3);
  padding: var(--s-5);
  ${PHONE} {
    padding: var(--s-4);
  }
`;

const Actions = styled.div`
  display: grid;
  gap: var(--s-2);
  ${NARROW} {
    position: sticky;
    bottom: 0;
    z-index: 1;
    grid-template-columns: repeat(auto-fit, minmax(170px, 1fr));
    margin: 0 calc(-1 * var(--s-4)) calc(-1 * var(--s-4));
    padding: var(--s-3) var(--s-4) max(var(--s-3), env(safe-area-inset-bottom));
    background: var(--surface);
    border-top: 1px solid var(--line);
  }
`;

/** What is wrong stands above the buttons, and the way out is left to the browser where room is scarce. */
const Whole = styled.div`
  grid-column: 1 / -1;
`;

const Cancel = styled(Button)`
  ${NARROW} {
    display: none;
  }
`;

/** Beside each other; where there is no room, below each other: the preview after the price, the buttons always in sight. */
const Layout = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: var(--s-4);
  align-items: start;
  input,
  select {
    scroll-margin-block: 110px;
  }
  ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
    ${Sections}, ${Aside} {
      display: contents;
    }
    ${Sections} > :last-child {
      order: 1;
    }
    ${Actions} {
      order: 2;
    }
  }
`;

const Heading = styled.h2`
  font-size: var(--t-sm);
  color: var(--ink-3);
`;

/** A product, filled in once; what the server refuses is said on its field. */
export function ProductForm({ id, initial, currencies, save, onSaved, onCancel }: ProductFormProps) {
  const form = useForm<ProductValues, unknown, ProductDraft>({
    defaultValues: initial,
    resolver: productResolver(id),
  });
  const { data: rate } = useCall('GET /rates/dollar');
  const [trouble, setTrouble] = useState<string>();
  const another = useRef(false);
  const submit = useRef<HTMLButtonElement>(null);
  useShortcut(SAVE_KEY, () => submit.current?.click());

  const submitForm = form.handleSubmit(async (draft) => {
    setTrouble(undefined);
    try {
      onSaved(await save(draft), { values: form.getValues(), another: another.current });
    } catch (error) {
      const fields = error instanceof ApiError ? fieldsOf(error) : [];
      for (const [field, reason] of fields) form.setError(field, { type: 'server', message: reason });
      const [first] = fields;
      if (first) form.setFocus(first[0]);
      else setTrouble(isSavedBefore(error) ? SAVED_BEFORE : errorText(error));
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
            <Cancel variant="ghost" block disabled={form.formState.isSubmitting} onClick={onCancel}>
              Cancelar
            </Cancel>
          </Actions>
        </Aside>
      </Layout>
    </FormProvider>
  );
}

const FIELDS = new Set<string>([
  'name',
  'code',
  'barcodes',
  'category_id',
  'measure_id',
  'qty',
  'min_qty',
  'cost',
  'cost_currency',
  'utility',
  'price',
  'price_currency',
] satisfies (keyof ProductValues)[]);

/** What the server says of fields that stand on the form; `barcodes.1` is said on `barcodes`. */
function fieldsOf(error: ApiError): [keyof ProductValues, string][] {
  return Object.entries(error.fields).flatMap(([path, reason]) => {
    const [field = ''] = path.split('.');
    return isField(field) ? [[field, reason]] : [];
  });
}

function isField(field: string): field is keyof ProductValues {
  return FIELDS.has(field);
}

const SAVED_BEFORE =
  'Este producto ya se guardó en un intento anterior, con otros datos. Búscalo en la lista antes de crearlo de nuevo.';

/** The answer of an earlier try was lost on its way, and the form was changed since. */
function isSavedBefore(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'ERROR_CONFLICT';
}
