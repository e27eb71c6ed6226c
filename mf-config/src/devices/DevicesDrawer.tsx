import { errorText, useCall, useCallCache, useCallMutation } from '@cuadra/shared/client';
import type { Device } from '@cuadra/shared/contract';
import { notify } from '@cuadra/shared/state';
import { ConfirmDialog, EmptyState, LoadedList, Skeleton, Stack, Text } from '@cuadra/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { DeviceRow } from './DeviceRow.tsx';

const List = styled.ul`
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  li + li {
    border-top: 1px solid var(--line);
  }
`;

/** Ajustes › Equipos: where the company sells without a connection, and the way to take one of them out. */
export function DevicesDrawer() {
  const devices = useCall('GET /devices', undefined, { select: ({ items }) => items, staleTime: 0 });
  const revoke = useCallMutation('PUT /devices/{id}/revoke');
  const cache = useCallCache();
  const [asking, setAsking] = useState<Device>();

  const confirm = async () => {
    if (!asking) return;
    try {
      cache.set('GET /devices', await revoke.mutateAsync({ params: { id: asking.id } }));
      notify.success('El equipo quedó retirado.');
    } catch (error) {
      notify.error(errorText(error));
      throw error;
    }
  };

  return (
    <Stack $gap={4} $top={1}>
      <Text as="p" $tone="soft">
        Cada equipo que abre la caja firma lo que vende sin conexión. Lo que envíe un equipo retirado lo verás
        en «Ventas por revisar».
      </Text>
      <LoadedList
        list={devices}
        failed="No pudimos cargar los equipos"
        shape={<Skeleton height={180} radius="var(--r-2)" />}
        empty={
          <EmptyState icon="monitor" title="Todavía no hay equipos">
            El primero aparece aquí cuando alguien abra la caja.
          </EmptyState>
        }
      >
        {(rows) => (
          <List aria-label="Equipos">
            {rows?.map((device) => (
              <DeviceRow key={device.id} device={device} onRevoke={() => setAsking(device)} />
            ))}
          </List>
        )}
      </LoadedList>
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={(open) => {
          if (!open) setAsking(undefined);
        }}
        title="Retirar este equipo"
        confirm="Retirar"
        danger
        onConfirm={confirm}
      >
        {asking?.name} podrá seguir vendiendo con conexión. Lo que haya vendido o venda sin conexión quedará
        por revisar. Para que vuelva a valer hay que registrarlo otra vez desde su caja.
      </ConfirmDialog>
    </Stack>
  );
}
