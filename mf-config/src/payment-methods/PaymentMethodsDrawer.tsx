import type { PaymentMethod } from '@cuadra/shared/contract';
import { useCan, useDrawers } from '@cuadra/shared/state';
import { Button, DrawerStack, EmptyState, LoadFailed, Skeleton } from '@cuadra/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { DeleteMethodDialog } from './DeleteMethodDialog.tsx';
import { CREATE_METHOD, EDIT_METHOD, METHOD_PARAMETER } from './drawers.ts';
import { MethodRow } from './MethodRow.tsx';
import { Lead, Top } from './method-style.ts';
import { usePaymentMethods } from './methods-query.ts';

const List = styled.ul`
  display: grid;
  gap: var(--s-2);
`;

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
  const { data, error } = methods;

  const add = mayCreate && (
    <Button variant="primary" icon="plus" onClick={() => openDrawer(CREATE_METHOD)}>
      Agregar método de pago
    </Button>
  );

  if (!data && error) {
    return (
      <LoadFailed
        level={3}
        title="No pudimos cargar los métodos de pago"
        error={error}
        onRetry={() => methods.refetch()}
      />
    );
  }
  if (!data) {
    return (
      <DrawerStack aria-busy>
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} height={66} radius="var(--r-2)" />
        ))}
      </DrawerStack>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState icon="credit-card" level={3} title="No hay métodos de pago, agrega uno." action={add}>
        {mayCreate
          ? 'Efectivo, Pago Móvil, Zelle…: cada uno será un botón en la Caja.'
          : 'Cuando alguien con permiso los agregue, los verás aquí.'}
      </EmptyState>
    );
  }
  return (
    <DrawerStack>
      <Top>
        <Lead>Cada uno es un botón en la Caja, en este orden.</Lead>
        {add}
      </Top>
      <List aria-label="Métodos de pago">
        {data.map((method) => (
          <MethodRow
            key={method.id}
            method={method}
            onEdit={mayUpdate ? () => openDrawer(EDIT_METHOD, { [METHOD_PARAMETER]: method.id }) : undefined}
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
      </List>
      {methods.hasNextPage && (
        <Button loading={methods.isFetchingNextPage} onClick={() => void methods.fetchNextPage()}>
          Cargar más
        </Button>
      )}
      {removed && (
        <DeleteMethodDialog
          key={removed.id}
          method={removed}
          open={isAsking}
          onClose={() => setAsking(false)}
        />
      )}
    </DrawerStack>
  );
}
