import { useCan, useDrawers } from '@cuadra/shared/state';
import { Button, Notice, Text } from '@cuadra/shared/ui';
import type { RatePair } from '../../rate/pair-of.ts';
import { RateForm } from '../../rate/RateForm.tsx';
import { useConfiguration } from '../../settings/use-configuration.ts';

const SETTINGS = 'settings';

/** The form of a new rate, or why there is none (spec §4, §6). */
export function NewRate({ pair, current }: { pair: RatePair; current: string | undefined }) {
  const { data } = useConfiguration();
  const mayWrite = useCan(['exchange_rates', 'create']);
  const { open, openDrawer } = useDrawers();
  if (!data) return null;
  if (data.with_auto_rate) {
    return (
      <Notice
        action={
          !open.includes(SETTINGS) && (
            <Button size="sm" onClick={() => openDrawer(SETTINGS)}>
              Abrir Ajustes
            </Button>
          )
        }
      >
        La tasa automática está encendida, así que no se escribe a mano. Para escribirla, apágala en Ajustes.
      </Notice>
    );
  }
  if (!mayWrite) {
    return <Text $tone="soft">La escribe quien maneja las tasas en tu empresa: tu rol no lo permite.</Text>;
  }
  return <RateForm pair={pair} current={current} />;
}
