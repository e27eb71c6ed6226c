import { type CurrencyPair, convert, toMoney } from '@cuadra/shared/domain';
import { Field, MoneyInput, PHONE, Skeleton } from '@cuadra/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';

const Fields = styled.div`
  display: grid;
  gap: var(--s-3);
  margin-top: var(--s-4);
  padding-top: var(--s-4);
  border-top: 1px solid var(--line);
  ${PHONE} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** The shape of it, while the rate is on its way. */
export function ConverterShape() {
  return (
    <Fields>
      <Skeleton height={66} radius="var(--r-2)" />
      <Skeleton height={66} radius="var(--r-2)" />
    </Fields>
  );
}

interface Entered {
  amount: string;
  currency: string;
}

/** How much is it in the other currency: what is asked across a counter all day. Either side can be edited. */
export function Converter({ pair }: { pair: CurrencyPair }) {
  const [entered, setEntered] = useState<Entered>({ amount: '', currency: pair.alternative });

  // Only what was entered is state: the other side follows from it, and from the rate when that changes.
  const valueIn = (currency: string): string => {
    if (entered.amount === '' || entered.currency === currency) return entered.amount;
    return toMoney(convert(entered.amount, entered.currency, currency, pair));
  };
  const take = (currency: string) => (amount: string | null) => {
    if (amount !== null) setEntered({ amount, currency });
  };

  return (
    <Fields>
      {[pair.alternative, pair.main].map((currency) => (
        <Field key={currency} label={`Monto en ${currency}`}>
          <MoneyInput
            currency={currency}
            value={valueIn(currency)}
            onValueChange={take(currency)}
            placeholder="0,00"
          />
        </Field>
      ))}
    </Fields>
  );
}
