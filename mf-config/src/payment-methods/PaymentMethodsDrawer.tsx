import type { PaymentMethod } from '@cuadra/shared/contract';
import { useCan, useDrawers } from '@cuadra/shared/state';
import { Button, DrawerStack, EmptyState, LoadedList, MoreButton, Skeleton, Stack } from '@cuadra/shared/ui';
import { useState } from 'react';
import { DeleteMethodDialog } from './DeleteMethodDialog.tsx';
import { CREATE_METHOD, EDIT_METHOD, METHOD_PARAMETER } from './drawers.ts';
import { MethodRow } from './MethodRow.tsx';
import { Lead, Top } from './method-style.ts';
import { usePaymentMethods } from './methods-query.ts';

/** The drawer of payment methods: the list, and the way to each form. */
export function PaymentMethodsDrawer() {
  const { openDrawer } = useDrawers();
  const mayCreate = useCan(['payment_methods', 'create']);
  const mayUpdate = useCan(['payment_methods', 'update']);
  const mayDelete = useCan(['payment_methods', 'delete']);
  const methods = usePaymentMethods();
  // It stays in the dialog while that closes.
  const [removed, setRemoved] = useState<PaymentMethod>();
  const [isAsking, setAsking] = useState(false);

  const add = mayCreate && (
    <Button variant="primary" icon="plus" onClick={() => openDrawer(CREATE_METHOD)}>
      Agregar método de pago
    </Button>
  );

  return (
    <LoadedList
      list={methods}
      level={3}
      failed="No pudimos cargar los métodos de pago"
      shape={
        <DrawerStack aria-busy>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} height={66} radius="var(--r-2)" />
          ))}
        </DrawerStack>
      }
      empty={
        <EmptyState icon="credit-card" level={3} title="No hay métodos de pago, agrega uno." action={add}>
          {mayCreate
            ? 'Efectivo, Pago Móvil, Zelle…: cada uno será un botón en la Caja.'
            : 'Cuando alguien con permiso los agregue, los verás aquí.'}
        </EmptyState>
      }
    >
      {(rows) => (
        <DrawerStack>
          <Top>
            <Lead>Cada uno es un botón en la Caja, en este orden.</Lead>
            {add}
          </Top>
          <Stack $gap={2} as="ul" aria-label="Métodos de pago">
            {rows?.map((method) => (
              <MethodRow
                key={method.id}
                method={method}
                onEdit={
                  mayUpdate ? () => openDrawer(EDIT_METHOD, { [METHOD_PARAMETER]: method.id }) : undefined
                }
                onDelete={
                  mayDelete
                    ? () => {
                        setRemoved(method);
                        setAsking(true);
                      }
                    : undefined
                }
              />
            ))}
          </Stack>
          <MoreButton list={methods} />
          {removed && (
            <DeleteMethodDialog
              key={removed.id}
              method={removed}
              open={isAsking}
              onClose={() => setAsking(false)}
            />
          )}
        </DrawerStack>
      )}
    </LoadedList>
  );
}
