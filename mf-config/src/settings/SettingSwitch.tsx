import { errorText } from '@cuadra/shared/client';
import { notify } from '@cuadra/shared/state';
import { Switch } from '@cuadra/shared/ui';
import { useRef, useState } from 'react';

export interface SettingSwitchProps {
  label: string;
  /** What it does, as it stands and as it would. */
  hint: Readonly<Record<'on' | 'off', string>>;
  /** Said once it is saved. */
  said: Readonly<Record<'on' | 'off', string>>;
  checked: boolean;
  /** False: it is shown, and cannot be changed. */
  allowed: boolean;
  /** @throws ApiError where it was not saved */
  onChange: (checked: boolean) => Promise<void>;
}

const stateOf = (checked: boolean) => (checked ? 'on' : 'off');

/** Something that is on or off for the company: it moves at once, and moves back where it could not be saved. */
export function SettingSwitch({ label, hint, said, checked, allowed, onChange }: SettingSwitchProps) {
  const [wanted, setWanted] = useState<boolean>();
  const underWay = useRef(false);
  const shown = wanted ?? checked;

  const change = async (next: boolean) => {
    if (underWay.current) return;
    underWay.current = true;
    setWanted(next);
    try {
      await onChange(next);
      notify.success(said[stateOf(next)]);
    } catch (error) {
      notify.error(errorText(error));
    } finally {
      underWay.current = false;
      setWanted(undefined);
    }
  };

  return (
    <Switch
      label={label}
      hint={allowed ? hint[stateOf(shown)] : `${hint[stateOf(shown)]} Tu rol no permite cambiarlo.`}
      checked={shown}
      disabled={!allowed}
      onCheckedChange={(next) => void change(next)}
    />
  );
}
