import styled from 'styled-components';

/** Colours of text: `soft` explains, `quiet` stands aside, `doubt` warns, `bad` and `good` judge. */
const TONES = {
  soft: 'var(--ink-2)',
  quiet: 'var(--ink-3)',
  doubt: 'var(--gold)',
  bad: 'var(--danger)',
  good: 'var(--ok)',
};

export interface TextProps {
  $tone?: keyof typeof TONES;
  $size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl';
  $strong?: boolean;
}

/** Words of another size, colour or weight than those around them. A paragraph; `as="span"` within one. */
export const Text = styled.p<TextProps>`
  p& {
    text-wrap: pretty;
  }
  ${({ $tone }) => $tone && `color:${TONES[$tone]};`}
  ${({ $size }) => $size && `font-size:var(--t-${$size});`}
  ${({ $strong }) => $strong && 'font-weight:600;'}
`;
