import { Button, type ButtonProps } from '@cuadra/shared/ui';
import { KEYS, type KeyName } from '../../keyboard/keys.ts';
import { useKey } from '../../keyboard/use-key.ts';

export interface ReceiptActionProps extends Pick<ButtonProps, 'icon' | 'loading'> {
  of: KeyName;
  /** Its key does something: no dialog stands over it. */
  enabled: boolean;
  /** A small one without an edge beside the paper, by default. */
  look?: 'quiet' | 'default';
  onPress: () => void;
  children: string;
}

/** A button of what is done with a receipt, pressed by its key too. */
export function ReceiptAction({ of, enabled, look = 'quiet', onPress, ...rest }: ReceiptActionProps) {
  useKey(of, onPress, enabled);
  return (
    <Button
      {...rest}
      {...(look === 'quiet' && { size: 'sm', variant: 'ghost' })}
      shortcut={KEYS[of].drawn}
      onClick={onPress}
    />
  );
}
