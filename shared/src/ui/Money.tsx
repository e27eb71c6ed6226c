import styled from 'styled-components';
import { formatMoney } from '../domain/index.ts';

export interface MoneyAmount {
  /** Canonical decimal. */
  amount: string;
  /** ISO code. */
  currency: string;
}

export interface MoneyProps extends MoneyAmount {
  /** The same in the other currency, smaller, always beside it. */
  other?: MoneyAmount | undefined;
  size?: 'sm' | 'md' | 'lg' | 'xl' | '2xl';
  align?: 'start' | 'end';
  /** The other one below, or after it on the same line. */
  layout?: 'stack' | 'line';
}

const sizes = { sm: '--t-sm', md: '--t-md', lg: '--t-lg', xl: '--t-2xl', '2xl': '--t-3xl' };
const others = { sm: '--t-2xs', md: '--t-xs', lg: '--t-sm', xl: '--t-lg', '2xl': '--t-xl' };

const Box = styled.span<{ $align: 'start' | 'end'; $layout: 'stack' | 'line' }>`
  display: inline-flex;
  flex-direction: ${({ $layout }) => ($layout === 'stack' ? 'column' : 'row')};
  align-items: ${({ $align, $layout }) => ($layout === 'line' ? 'baseline' : $align)};
  column-gap: var(--s-2);
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
  white-space: nowrap;
`;

const Main = styled.span<{ $size: NonNullable<MoneyProps['size']> }>`
  font-size: var(${({ $size }) => sizes[$size]});
  font-weight: ${({ $size }) => ($size === 'xl' || $size === '2xl' ? 700 : 600)};
  line-height: 1.2;
  ${({ $size }) => ($size === 'xl' || $size === '2xl') && 'letter-spacing: -0.02em;'}
`;

const Other = styled.span<{ $size: NonNullable<MoneyProps['size']> }>`
  font-size: var(${({ $size }) => others[$size]});
  color: var(--ink-3);
`;

/** An amount, the currency that matters large and the other one small beside it. */
export function Money({
  amount,
  currency,
  other,
  size = 'md',
  align = 'start',
  layout = 'stack',
}: MoneyProps) {
  return (
    <Box $align={align} $layout={layout}>
      <Main $size={size}>{formatMoney(amount, currency)}</Main>
      {other && <Other $size={size}>{formatMoney(other.amount, other.currency)}</Other>}
    </Box>
  );
}
