import type { FieldValues } from 'react-hook-form';
import { ChoiceCards } from '../ui/index.ts';
import type { ConflictField } from './use-conflict.ts';

export interface ConflictChoiceProps {
  field: ConflictField<FieldValues>;
  /** Whose the other value is. */
  who: string;
  isMine: boolean;
  onChoose: (isMine: boolean) => void;
}

/** One field that two people left differently: either's value, the own one at the right. */
export function ConflictChoice({ field, who, isMine, onChoose }: ConflictChoiceProps) {
  return (
    <ChoiceCards
      legend={field.label}
      name={`conflict-${field.field}`}
      beside
      choices={[
        { value: 'theirs', label: field.theirs, hint: who },
        { value: 'mine', label: field.mine, hint: 'Lo tuyo' },
      ]}
      value={isMine ? 'mine' : 'theirs'}
      onChoose={(chosen) => onChoose(chosen === 'mine')}
    />
  );
}
