import { Switch } from '@cuadra/shared/ui';
import { useState } from 'react';
import { orderSound, ring } from './order-sound.ts';

/** Whether this device rings for a new order. Switched on it rings once: so loud is it, and from now on it may. */
export function SoundSwitch() {
  const [isOn, setOn] = useState(() => orderSound.read() !== false);
  return (
    <Switch
      label="Sonido"
      checked={isOn}
      onCheckedChange={(checked) => {
        setOn(checked);
        orderSound.write(checked);
        if (checked) ring();
      }}
    />
  );
}
