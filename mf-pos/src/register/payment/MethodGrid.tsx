import { CURRENCIES, currencySymbol } from '@cuadra/shared/domain';
import { Icon, Kbd, methodIcon, useShortcut } from '@cuadra/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { methodKey, type PaymentMethod } from '../../sale/payment/methods.ts';
import { TILL } from '../layout.ts';
import { Asks, Key, Press } from './method-style.ts';

export interface MethodGridProps {
  methods: readonly PaymentMethod[];
  /** The method of the payment at hand. */
  active: string | undefined;
  disabled: boolean;
  onChoose: (method: PaymentMethod) => void;
  /** What stands among the methods and is none. */
  children?: ReactNode;
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  gap: 10px;
  ${TILL} {
    grid-template-columns: repeat(auto-fill, minmax(min(168px, 45%), 1fr));
  }
`;

/** One button a method, each with its number key. */
export function MethodGrid({ methods, active, disabled, onChoose, children }: MethodGridProps) {
  return (
    <Grid role="group" aria-label="Métodos de pago">
      {methods.map((method, index) => (
        <MethodButton
          key={method.id}
          method={method}
          shortcut={methodKey(index)}
          isActive={method.id === active}
          disabled={disabled}
          onChoose={onChoose}
        />
      ))}
      {children}
    </Grid>
  );
}

interface MethodButtonProps {
  method: PaymentMethod;
  shortcut: string | undefined;
  isActive: boolean;
  disabled: boolean;
  onChoose: (method: PaymentMethod) => void;
}

function MethodButton({ method, shortcut, isActive, disabled, onChoose }: MethodButtonProps) {
  useShortcut(shortcut, () => onChoose(method), { enabled: !disabled });
  return (
    <Press
      type="button"
      aria-label={method.name}
      aria-pressed={isActive}
      {...(shortcut && { 'aria-keyshortcuts': shortcut })}
      disabled={disabled}
      onClick={() => onChoose(method)}
    >
      <b>
        <Icon name={methodIcon(method.kind)} />
        {method.name}
      </b>
      <Asks>{describe(method)}</Asks>
      {shortcut && (
        <Key>
          <Kbd>{shortcut}</Kbd>
        </Key>
      )}
    </Press>
  );
}

/** Cash says which notes, by name; the others, in which currency and what they ask for. */
function describe(method: PaymentMethod): string {
  const { symbol } = currencySymbol(method.currency);
  if (method.needs_reference) return `${symbol} · pide referencia`;
  const name = CURRENCIES.find(({ iso_code }) => iso_code === method.currency)?.large_name ?? symbol;
  return method.description || name.charAt(0).toUpperCase() + name.slice(1);
}
