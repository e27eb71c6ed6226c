import {
  currencySymbol,
  exact,
  formatMoney,
  formatPercent,
  lineTotal,
  NO_DISCOUNT_LIMIT,
} from '@cuadra/shared/domain';
import { useSession } from '@cuadra/shared/state';
import { Button, Dialog, Field, MoneyInput, Stack } from '@cuadra/shared/ui';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { type Discount, hasDiscount, USUAL_PERCENTS, withDiscount } from '../../sale/lines/discount.ts';
import type { CartLine } from '../../sale/lines/line.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';

export interface DiscountDialogProps {
  line: CartLine;
  rate: SaleRate | undefined;
  /** How many lines the sale has: more than one may all get it. */
  count: number;
  onSave: (discount: Discount) => void;
  /** A percentage for every line. */
  onSaveAll: (discount: Discount) => void;
  onClose: () => void;
}

type Kind = 'percent' | 'amount';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  && [aria-pressed='true'] {
    border-color: var(--brand);
    background: var(--brand-soft);
    color: var(--brand-ink);
  }
`;

const Result = styled.p`
  display: flex;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 2px var(--s-3);
  padding: 10px 14px;
  border-radius: var(--r-2);
  background: var(--sunken);
  font-variant-numeric: tabular-nums;
  b {
    white-space: nowrap;
  }
`;

/** A discount on one line, as a part of it or as an amount; what comes of it stands below in both currencies. */
export function DiscountDialog({ line, rate, count, onSave, onSaveAll, onClose }: DiscountDialogProps) {
  const isAmount = hasDiscount(line) && line.discount_percent === null;
  const [kind, setKind] = useState<Kind>(isAmount ? 'amount' : 'percent');
  const [value, setValue] = useState(isAmount ? line.discount : (line.discount_percent ?? ''));
  const field = useRef<HTMLInputElement>(null);
  const form = useId();
  const limit = useSession((session) => session.state?.role?.max_discount ?? NO_DISCOUNT_LIMIT);
  const discount: Discount =
    kind === 'percent' ? { percent: value || '0', limit } : { amount: value || '0', limit };
  const result = withDiscount(line, discount);
  const isLimited = exact(limit).lt(NO_DISCOUNT_LIMIT);
  const usual = USUAL_PERCENTS.filter((percent) => exact(percent).lte(limit));
  const total = rate && lineTotal(result, rate);
  const symbol = currencySymbol(line.currency).symbol;

  const choose = (next: Kind) => {
    setKind(next);
    field.current?.focus();
  };
  const finish = (save: (discount: Discount) => void, given: Discount) => {
    save(given);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    finish(onSave, discount);
  };
  // Both signs stand on the keys of what is being typed, and no amount has either.
  const press = (event: KeyboardEvent) => {
    if (event.key !== '%' && event.key !== '$') return;
    event.preventDefault();
    choose(event.key === '%' ? 'percent' : 'amount');
  };

  return (
    <Dialog
      open
      size="sm"
      title="Descuento"
      description={line.name}
      onOpenChange={onClose}
      initialFocus={field}
      footer={
        <>
          {hasDiscount(line) && (
            <Button variant="ghost" onClick={() => finish(onSave, { amount: '0' })}>
              Quitar descuento
            </Button>
          )}
          <Button variant="primary" type="submit" form={form} shortcut="Enter">
            Aplicar
          </Button>
        </>
      }
    >
      <Stack as="form" $gap={3} $top={3} id={form} onSubmit={submit}>
        <Row role="group" aria-label="Tipo de descuento">
          <Button shortcut="%" aria-pressed={kind === 'percent'} onClick={() => choose('percent')}>
            Porcentaje
          </Button>
          <Button shortcut="$" aria-pressed={kind === 'amount'} onClick={() => choose('amount')}>
            Monto en {symbol}
          </Button>
        </Row>
        <Field
          label={kind === 'percent' ? 'Porcentaje' : `Monto en ${symbol}`}
          {...(isLimited && { hint: `Tu rol permite hasta ${formatPercent(limit)} de la línea.` })}
        >
          <MoneyInput
            ref={field}
            size="lg"
            leading={kind === 'percent' ? '%' : symbol}
            value={value}
            onValueChange={(next) => setValue(next ?? '')}
            onKeyDown={press}
            enterKeyHint="done"
          />
        </Field>
        {kind === 'percent' && usual.length > 0 && (
          <Row role="group" aria-label="Porcentajes usuales">
            {usual.map((percent) => (
              <Button
                key={percent}
                size="sm"
                aria-pressed={value !== '' && exact(value).eq(percent)}
                onClick={() => setValue(percent)}
              >
                {percent} %
              </Button>
            ))}
          </Row>
        )}
        <Result role="status">
          <span>Descuentas {formatMoney(result.discount, line.currency)}</span>
          {total && (
            <b>
              Queda en {formatMoney(total.main, rate.main)}
              {rate.main !== rate.alternative && ` · ${formatMoney(total.alternative, rate.alternative)}`}
            </b>
          )}
        </Result>
        {kind === 'percent' && count > 1 && (
          <Button variant="ghost" disabled={!value} onClick={() => finish(onSaveAll, discount)}>
            Aplicar a las {count} líneas
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
