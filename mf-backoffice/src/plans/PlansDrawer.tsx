import type { BackofficePlan } from '@cuadra/shared/contract';
import { DrawerStack, LoadedDrawer, Skeleton } from '@cuadra/shared/ui';
import type { ReactNode } from 'react';
import { usePlans } from './use-plans.ts';

interface PlansDrawerProps {
  onClose: () => void;
  /** Of which plan it is; undefined for none that is there. */
  id?: string;
  children: (plans: readonly BackofficePlan[]) => ReactNode;
}

/** A drawer that needs all plans: where one stands is told by the others. */
export function PlansDrawer({ onClose, id, children }: PlansDrawerProps) {
  const { data, error, refetch } = usePlans();
  const isMissing = data !== undefined && id !== undefined && !data.some((plan) => plan.id === id);
  return (
    <LoadedDrawer
      query={{ data: isMissing ? undefined : data, error, refetch }}
      failed="No pudimos cargar los planes"
      missing={{
        title: 'No encontramos este plan',
        text: 'Puede que el enlace esté incompleto. Búscalo en Planes.',
      }}
      isMissing={isMissing}
      onClose={onClose}
      shape={
        <DrawerStack aria-busy>
          <Skeleton width={180} height={28} />
          <Skeleton height={120} radius="var(--r-2)" />
          <Skeleton height={240} radius="var(--r-2)" />
        </DrawerStack>
      }
    >
      {children}
    </LoadedDrawer>
  );
}
