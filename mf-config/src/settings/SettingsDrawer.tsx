import { errorText } from '@cuadra/shared/client';
import { useCan } from '@cuadra/shared/state';
import { Button, Notice, Skeleton } from '@cuadra/shared/ui';
import { useId } from 'react';
import { Part, Parts, PartTitle } from './parts.ts';
import { RatePart } from './RatePart.tsx';
import { SettingSwitch } from './SettingSwitch.tsx';
import { SettingsLinks } from './SettingsLinks.tsx';
import { useChangeConfiguration, useConfiguration } from './use-configuration.ts';

/** Ajustes (spec §2): whether the rate comes by itself, the rate of the pair, and the ways to everything else. */
export function SettingsDrawer() {
  const id = useId();
  const { data, error, refetch } = useConfiguration();
  const change = useChangeConfiguration();
  const allowed = useCan(['company_configuration', 'change_auto_rate']);
  return (
    <Parts>
      <Part aria-labelledby={`${id}-rate`} aria-busy={!data && !error}>
        <PartTitle id={`${id}-rate`}>Tasa de cambio</PartTitle>
        {data ? (
          <>
            <SettingSwitch
              label="Tasa automática"
              hint={{
                on: 'La trae el BCV cada día: nadie tiene que escribirla.',
                off: 'Está apagada: la tasa se escribe a mano cada vez que cambia.',
              }}
              said={{ on: 'La tasa ahora se actualiza sola.', off: 'La tasa ahora la escribes tú.' }}
              checked={data.with_auto_rate}
              allowed={allowed}
              onChange={(with_auto_rate) => change(data.id, { with_auto_rate })}
            />
            <RatePart isAutomatic={data.with_auto_rate} />
          </>
        ) : error ? (
          <Notice
            tone="bad"
            title="No pudimos leer los ajustes."
            action={
              <Button size="sm" icon="refresh" onClick={() => void refetch()}>
                Reintentar
              </Button>
            }
          >
            {errorText(error)}
          </Notice>
        ) : (
          <Skeleton height={180} radius="var(--r-2)" />
        )}
      </Part>
      {data && (
        <Part aria-labelledby={`${id}-sales`}>
          <PartTitle id={`${id}-sales`}>Ventas</PartTitle>
          <SettingSwitch
            label="Vender sin existencia"
            hint={{
              on: 'La caja vende aunque el inventario diga que no queda.',
              off: 'La caja no vende más de lo que hay en el inventario.',
            }}
            said={{
              on: 'La caja ahora vende aunque no quede existencia.',
              off: 'La caja ahora vende solo lo que hay.',
            }}
            checked={data.allow_negative_stock}
            allowed={allowed}
            onChange={(allow_negative_stock) => change(data.id, { allow_negative_stock })}
          />
        </Part>
      )}
      <Part aria-labelledby={`${id}-more`}>
        <PartTitle id={`${id}-more`}>Más ajustes</PartTitle>
        <SettingsLinks />
      </Part>
    </Parts>
  );
}
