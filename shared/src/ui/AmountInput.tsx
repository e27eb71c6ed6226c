import type { FocusEvent, KeyboardEvent } from 'react';
import styled from 'styled-components';
import {
  currencySymbol,
  formatNumber,
  formatQuantity,
  formatUnitNumber,
  MONEY_DECIMALS,
} from '../domain/index.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';
import { useAmountText } from './use-amount-text.ts';

export interface AmountInputProps
  extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode'> {
  /** Canonical decimal, `"12.50"`; empty for none. */
  value: string;
  /** Gets the canonical decimal, `''` for an empty field, null while what stands there is no amount. */
  onValueChange: (value: string | null) => void;
}

const Numeric = styled(TextInput)`
  font-variant-numeric: tabular-nums;
  text-align: right;
  font-weight: 600;
`;

function AmountInput({
  value,
  onValueChange,
  format,
  onBlur,
  onFocus,
  onKeyDown,
  ...rest
}: AmountInputProps & { format: (value: string) => string }) {
  const amount = useAmountText({ value, onValueChange, format });
  return (
    <Numeric
      autoComplete="off"
      {...rest}
      inputMode="decimal"
      value={amount.value}
      onChange={amount.onChange}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        amount.onBlur(event);
        onBlur?.(event);
      }}
      onFocus={(event: FocusEvent<HTMLInputElement>) => {
        amount.onFocus(event);
        onFocus?.(event);
      }}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        onKeyDown?.(event);
        if (!event.defaultPrevented) amount.onKeyDown(event);
      }}
    />
  );
}

export interface MoneyInputProps extends AmountInputProps {
  /** ISO code; its symbol is drawn inside. */
  currency?: string;
  /** What one costs: written with all its decimals, of which it may have more than an amount that is paid. */
  isUnitCost?: boolean;
}

const moneyText = (value: string) => formatNumber(value, MONEY_DECIMALS);

/** An amount of money: understands `1.234,56`, gives `"1234.56"`. */
export function MoneyInput({ currency, isUnitCost = false, leading, ...rest }: MoneyInputProps) {
  return (
    <AmountInput
      {...rest}
      format={isUnitCost ? formatUnitNumber : moneyText}
      leading={currency ? currencySymbol(currency).symbol : leading}
    />
  );
}

/** A quantity: understands `0,645`, gives `"0.645"`. */
export function QuantityInput(props: AmountInputProps) {
  return <AmountInput {...props} format={formatQuantity} />;
}
