import { errorText } from '@cuadra/shared/client';
import { useCan } from '@cuadra/shared/state';
import { Button, Notice, Skeleton, Stack, Text } from '@cuadra/shared/ui';
import { useId } from 'react';
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
  const isOptional = useCan(['company_configuration', 'change_optional_payments']);
  return (
    <Stack $gap={5} $top={1}>
      <Stack $gap={3} as="section" aria-labelledby={`${id}-rate`} aria-busy={!data && !error}>
        <Text $size="md" as="h3" id={`${id}-rate`}>
          Tasa de cambio
        </Text>
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
      </Stack>
      {data && (
        <Stack $gap={3} as="section" aria-labelledby={`${id}-sales`}>
          <Text $size="md" as="h3" id={`${id}-sales`}>
            Ventas
          </Text>
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
            allowed={allowed && isOptional}
            onChange={(allow_negative_stock) => change(data.id, { allow_negative_stock })}
          />
          <SettingSwitch
            label="Conteo a ciegas"
            hint={{
              on: 'Quien cierra la caja ve lo que debería haber después de contar.',
              off: 'Quien cierra la caja ve lo que debería haber mientras cuenta.',
            }}
            said={{
              on: 'La caja ahora se cuenta a ciegas.',
              off: 'La caja ahora muestra lo que debería haber.',
            }}
            checked={data.blind_count ?? false}
            allowed={allowed && isOptional}
            onChange={(blind_count) => change(data.id, { blind_count })}
          />
        </Stack>
      )}
      <Stack $gap={3} as="section" aria-labelledby={`${id}-more`}>
        <Text $size="md" as="h3" id={`${id}-more`}>
          Más ajustes
        </Text>
        <SettingsLinks />
      </Stack>
    </Stack>
  );
}
