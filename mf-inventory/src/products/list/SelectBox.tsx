import { Tick } from '@cuadra/shared/ui';

export interface SelectBoxProps {
  label: string;
  checked: boolean;
  onChange: () => void;
}

/** A row's box; Space on the row does the same, so that Tab does not stop at each. */
export function SelectBox({ label, checked, onChange }: SelectBoxProps) {
  return <Tick type="checkbox" tabIndex={-1} aria-label={label} checked={checked} onChange={onChange} />;
}
