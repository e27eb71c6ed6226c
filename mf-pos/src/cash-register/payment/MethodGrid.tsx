import { CURRENCIES, currencySymbol } from '@cuadra/shared/domain';
import { Kbd, TOUCH, useShortcut } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { COMPACT } from '../layout.ts';
import { methodKey, type PaymentMethod } from './methods.ts';

export interface MethodGridProps {
  methods: readonly PaymentMethod[];
  /** The method of the payment at hand. */
  active: string | undefined;
  disabled: boolean;
  onChoose: (method: PaymentMethod) => void;
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  gap: 10px;
  ${COMPACT} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Press = styled.button`
  position: relative;
  display: grid;
  gap: 2px;
  min-height: 66px;
  padding: 12px 40px 12px 14px;
  text-align: start;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-2);
  background: var(--surface);
  @media (hover: hover) {
    &:hover:not(:disabled, [aria-pressed='true']) {
      background: var(--surface-2);
    }
  }
  &[aria-pressed='true'] {
    border-color: var(--brand);
    box-shadow: inset 0 0 0 1px var(--brand);
    background: var(--brand-soft);
  }
  &:disabled {
    opacity: 0.6;
    cursor: default;
  }
  ${TOUCH} {
    padding-inline-end: 14px;
  }
  b {
    font-weight: 600;
  }
`;

const Asks = styled.span`
  font-size: var(--t-xs);
  color: var(--ink-2);
`;

const Key = styled.span`
  position: absolute;
  inset: 11px 11px auto auto;
  color: var(--ink-3);
`;

/** One button a method, each with its number key. */
export function MethodGrid({ methods, active, disabled, onChoose }: MethodGridProps) {
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
      <b>{method.name}</b>
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
