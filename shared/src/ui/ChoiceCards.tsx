import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Dot } from './choice-style.ts';

export interface ChoiceCard {
  value: string;
  label: string;
  hint?: ReactNode;
  /** At the right, strong: what it costs. */
  price?: ReactNode;
}

export interface ChoiceCardsProps {
  legend: string;
  /** Of the field in its form. */
  name: string;
  choices: readonly ChoiceCard[];
  value: string;
  onChoose: (value: string) => void;
  /** Beside each other where there is room; one below the other unless told so. */
  beside?: boolean;
  /** The chosen one takes the focus when it is drawn: for a dialog that asks nothing else. */
  autoFocus?: boolean;
}

const Group = styled.fieldset<{ $beside: boolean }>`
  display: grid;
  grid-template-columns: ${({ $beside }) =>
    $beside ? 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))' : 'minmax(0, 1fr)'};
  gap: var(--s-2);
  min-width: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  padding: 0;
  margin-bottom: 6px;
  font-size: var(--t-sm);
  font-weight: 600;
  color: var(--ink-2);
`;

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 0 10px;
  align-content: start;
  align-items: center;
  padding: 10px 12px;
  border: 1px solid var(--line-field);
  border-radius: var(--r-2);
  cursor: pointer;
  transition:
    background var(--quick),
    border-color var(--quick);
  &:hover {
    border-color: var(--ink-3);
  }
  &:has(:checked) {
    border-color: var(--brand);
    background: var(--brand-soft);
    box-shadow: inset 0 0 0 1px var(--brand);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--brand);
    outline-offset: 2px;
  }
  input {
    outline: none;
  }
`;

const Strong = styled.span`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Hint = styled.span`
  grid-column: 2 / -1;
  font-size: var(--t-sm);
  color: var(--ink-2);
`;

/** One of a few that are worth a sentence each. Arrows walk, as in any group of radio buttons. */
export function ChoiceCards({
  legend,
  name,
  choices,
  value,
  onChoose,
  beside = false,
  autoFocus = false,
}: ChoiceCardsProps) {
  const id = useId();
  return (
    <Group $beside={beside}>
      <Legend>{legend}</Legend>
      {choices.map((choice) => {
        const idOf = (part: string) => `${id}${choice.value}-${part}`;
        return (
          <Choice key={choice.value}>
            <Dot
              type="radio"
              name={name}
              checked={choice.value === value}
              autoFocus={autoFocus && choice.value === value}
              onChange={() => onChoose(choice.value)}
              aria-labelledby={choice.price ? `${idOf('label')} ${idOf('price')}` : idOf('label')}
              {...(choice.hint && { 'aria-describedby': idOf('hint') })}
            />
            <Strong id={idOf('label')}>{choice.label}</Strong>
            {choice.price && <Strong id={idOf('price')}>{choice.price}</Strong>}
            {choice.hint && <Hint id={idOf('hint')}>{choice.hint}</Hint>}
          </Choice>
        );
      })}
    </Group>
  );
}
