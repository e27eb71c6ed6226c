import { Dot } from '@cuadra/shared/ui';
import type { ReactNode } from 'react';
import { Choice, ChoiceHint, ChoiceName, ChoicePrice, Choices, ChoicesLegend } from './register-style.ts';

export interface OneOf {
  value: string;
  label: string;
  hint?: ReactNode;
  /** At the right, strong: what it costs. */
  price?: ReactNode;
}

interface ChoiceGroupProps {
  legend: string;
  name: string;
  choices: readonly OneOf[];
  value: string;
  onChange: (value: string) => void;
  /** How many stand beside each other; 1 unless told otherwise. */
  columns?: number;
}

/** One of a few that are worth a sentence each. Arrows walk, as in any group of radio buttons. */
export function ChoiceGroup({ legend, name, choices, value, onChange, columns = 1 }: ChoiceGroupProps) {
  return (
    <Choices $columns={columns}>
      <ChoicesLegend>{legend}</ChoicesLegend>
      {choices.map((choice) => (
        <Choice key={choice.value}>
          <Dot
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <ChoiceName>{choice.label}</ChoiceName>
          {choice.price && <ChoicePrice>{choice.price}</ChoicePrice>}
          {choice.hint && <ChoiceHint>{choice.hint}</ChoiceHint>}
        </Choice>
      ))}
    </Choices>
  );
}
