import type { ApiError } from '@cuadra/shared/client';
import { Button, Dialog, EmptyState, LoadFailed, Skeleton } from '@cuadra/shared/ui';

export interface DebtNotThereProps {
  name: string;
  /** The API has answered: they owe nothing. */
  isTold: boolean;
  error: ApiError | null;
  onRetry: () => unknown;
  onClose: () => void;
}

/** In place of an abono: what is owed is on its way, could not be asked for, or is nothing. */
export function DebtNotThere({ name, isTold, error, onRetry, onClose }: DebtNotThereProps) {
  return (
    <Dialog open title="Cobrar deuda" size="sm" onOpenChange={onClose}>
      {isTold ? (
        <EmptyState
          icon="check"
          title={`${name} no te debe nada`}
          level={3}
          action={<Button onClick={onClose}>Cerrar</Button>}
        >
          Puede que otra persona haya anotado su pago.
        </EmptyState>
      ) : error?.status === 0 ? (
        <EmptyState
          icon="wifi-off"
          title="Sin conexión no se puede cobrar una deuda"
          level={3}
          action={<Button onClick={() => void onRetry()}>Reintentar</Button>}
        >
          Hay que saber cuánto debe {name} en este momento. Tu venta sigue como está.
        </EmptyState>
      ) : error ? (
        <LoadFailed level={3} title={`No pudimos ver qué debe ${name}`} error={error} onRetry={onRetry} />
      ) : (
        <Skeleton height={180} radius="var(--r-2)" />
      )}
    </Dialog>
  );
}
