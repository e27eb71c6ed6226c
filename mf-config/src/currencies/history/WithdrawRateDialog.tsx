import { orGone, useCallMutation } from '@cuadra/shared/client';
import { formatDateTime, formatPairRate } from '@cuadra/shared/domain';
import { notify } from '@cuadra/shared/state';
import { Button, Dialog, DrawerStack, Notice } from '@cuadra/shared/ui';
import { useState } from 'react';
import { rateErrorText } from '../../rate/rate-error-text.ts';
import { useRatesChanged } from '../../rate/use-save-rate.ts';
import type { HistoryRow } from './history-rows.ts';

export interface WithdrawRateDialogProps {
  row: HistoryRow;
  /** The rate that counts once this one is gone, where this one counts; undefined where none would. */
  next: HistoryRow | undefined;
  isCounting: boolean;
  onClose: () => void;
}

/** Asks before a wrong rate is taken back, and says what counts then. */
export function WithdrawRateDialog({ row, next, isCounting, onClose }: WithdrawRateDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const changed = useRatesChanged();
  const { mutateAsync } = useCallMutation('DELETE /exchange_rates/delete/{id}');
  const { source, target, rate } = row.given;

  const submit = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await orGone(mutateAsync({ params: { id: row.id } }));
      await changed();
      notify.success(`Quitaste la tasa de cambio ${source}/${target}.`);
      onClose();
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      size="sm"
      open
      onOpenChange={(open) => !open && onClose()}
      dismissible={!isBusy}
      title={`¿Quitar ${formatPairRate(source, target, rate)}?`}
      description={`Del ${formatDateTime(new Date(row.create_at))}`}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            No
          </Button>
          <Button variant="danger" loading={isBusy} onClick={submit}>
            Quitar tasa
          </Button>
        </>
      }
    >
      <DrawerStack>
        <p>{isCounting ? afterwards(next) : 'Ya no cuenta: solo dejará de salir en la historia.'}</p>
        <p>Lo que ya vendiste conserva la suya.</p>
        {error !== undefined && <Notice tone="bad">{rateErrorText(error)}</Notice>}
      </DrawerStack>
    </Dialog>
  );
}

function afterwards(next: HistoryRow | undefined): string {
  if (!next) return 'Te quedarás sin tasa: no podrás cobrar en dos monedas hasta que escribas otra.';
  const { source, target, rate } = next.given;
  return `Desde ahora volverá a contar la anterior, ${formatPairRate(source, target, rate)}.`;
}
