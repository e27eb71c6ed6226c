import { formatMoney } from '@cuadra/shared/domain';
import { Dialog, Field, TextInput } from '@cuadra/shared/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { FormButtons } from '../../keyboard/FormButtons.tsx';
import type { CatalogueProduct } from '../../offline/catalogue/catalogue-product.ts';
import { addTo, unitPrice } from '../../sale/lines/cart.ts';
import { lineKey, quantityText } from '../../sale/lines/line.ts';
import { totalOfLine } from '../../sale/lines/line-totals.ts';
import { settleWholesale } from '../../sale/lines/presented.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';
import { useSale } from '../../tabs/sale-tabs-context.ts';
import { looksScanned } from '../search/decide.ts';
import { isTouch } from '../touch.ts';
import { Keypad } from './Keypad.tsx';
import { readWeight, typedWeight, weightQuestion } from './weight-text.ts';

const Form = styled.form`
  display: grid;
  gap: var(--s-3);
  padding-top: var(--s-3);
`;

const Typed = styled(TextInput)`
  font-size: var(--t-2xl);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

const Worth = styled.output`
  display: flex;
  justify-content: space-between;
  gap: var(--s-3);
  min-height: 1.5em;
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;
`;

export interface WeightDialogProps {
  product: CatalogueProduct;
  /** Its unit, «kg». */
  unit: string;
  rate: SaleRate | undefined;
  onAdd: (product: CatalogueProduct, qty: string) => void;
  /** A barcode came into the field: it is to be looked up, and the weight is still asked for. */
  onScan: (code: string) => void;
  onClose: () => void;
}

/** How much of what is weighed or measured: typed, Enter, and it is a line of its own. */
export function WeightDialog({ product, unit, rate, onAdd, onScan, onClose }: WeightDialogProps) {
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const form = useId();
  const price = unitPrice(product);
  const qty = looksScanned(text) ? undefined : readWeight(text);
  const worth = useWorth(product, qty, rate);
  const write = (next: string) => {
    setAsked(false);
    setText((before) => typedWeight(before, next));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (looksScanned(text)) {
      setText('');
      onScan(text);
    } else if (qty !== undefined) onAdd(product, qty);
    else {
      setAsked(true);
      field.current?.focus();
    }
  };
  return (
    <Dialog
      open
      size="sm"
      title={weightQuestion(unit)}
      description={`${product.name} · ${formatMoney(price.unit_price, price.currency)}/${unit} · hay ${quantityText(product.qty, unit)}`}
      onOpenChange={onClose}
      initialFocus={field}
      footer={<FormButtons form={form} submit="Agregar" onCancel={onClose} />}
    >
      <Form id={form} onSubmit={submit} noValidate>
        <Field
          label={`Cantidad en ${unit}`}
          error={isAsked ? 'Escribe cuánto, por ejemplo 0,645.' : undefined}
        >
          <Typed
            ref={field}
            size="lg"
            // With the keys below there is no need for a keyboard that covers them.
            inputMode={isTouch() ? 'none' : 'decimal'}
            value={text}
            onChange={(event) => write(event.target.value)}
            trailing={unit}
            placeholder="0,000"
            autoComplete="off"
            enterKeyHint="done"
          />
        </Field>
        <Keypad
          onKey={(key) => write(text + key)}
          onBack={() => {
            setAsked(false);
            setText(text.slice(0, -1));
          }}
        />
        <Worth aria-label="Importe">
          {worth && rate && (
            <>
              <span>{formatMoney(worth.alternative, rate.alternative)}</span>
              {rate.main !== rate.alternative && <b>{formatMoney(worth.main, rate.main)}</b>}
            </>
          )}
        </Worth>
      </Form>
    </Dialog>
  );
}

/** What so much of it comes to in this sale, wholesale counted in. */
function useWorth(product: CatalogueProduct, qty: string | undefined, rate: SaleRate | undefined) {
  const { products, client } = useSale();
  if (qty === undefined || !rate) return undefined;
  const { lines, key } = addTo(products, product, qty, true);
  const line = settleWholesale(lines, client?.is_wholesale === true).find((one) => lineKey(one) === key);
  return line && totalOfLine(line, rate);
}
