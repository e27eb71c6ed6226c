import { ApiError, errorText, useCallCache, useCallMutation } from '@cuadra/shared/client';
import { formatMoney, formatQuantity } from '@cuadra/shared/domain';
import { notify } from '@cuadra/shared/state';
import { Button, ConfirmDialog } from '@cuadra/shared/ui';
import { useState } from 'react';
import type { CountFigures } from './figure-facts.ts';

export interface ZeroUncountedProps {
  countId: string;
  figures: CountFigures;
  /** Other figures are to be read. */
  onChanged: () => void;
}

/** Counts 0 of all that nobody has counted: asked for by hand, with how many they are and what they cost. */
export function ZeroUncounted({ countId, figures, onChanged }: ZeroUncountedProps) {
  const [isAsking, setAsking] = useState(false);
  const zero = useCallMutation('PUT /stock_counts/{id}/uncounted');
  const calls = useCallCache();
  const { uncounted, uncounted_money } = figures;
  if (!uncounted) return null;
  const products = uncounted === 1 ? '1 producto' : `${formatQuantity(uncounted)} productos`;
  const money = (uncounted_money ?? []).map(({ amount, currency }) => formatMoney(amount, currency));
  const send = async () => {
    try {
      await zero.mutateAsync({ params: { id: countId }, body: { revision: figures.revision } });
      notify.success('Listo: lo que nadie contó quedó contado en cero.');
    } catch (error) {
      const isChanged = error instanceof ApiError && error.status === 409;
      notify.error(
        isChanged
          ? 'Alguien contó algo más mientras revisabas. Mira el resultado otra vez.'
          : errorText(error),
      );
      throw error;
    } finally {
      onChanged();
      void calls.refresh('GET /stock_counts/{id}', 'GET /stock_counts/{id}/lines');
    }
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>Poner en cero lo no contado</Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`¿Contar ${products} en cero?`}
        confirm="Contar en cero"
        danger
        onConfirm={send}
      >
        {uncounted === 1 ? 'Debería haber, y nadie lo contó' : 'Debería haber de ellos, y nadie los contó'}
        {money.length > 0 && `: al costo son ${money.join(' y ')}`}. Hazlo solo si ya revisaron todos los
        estantes. La existencia no cambia hasta que apliques el conteo, y puedes contar uno de nuevo antes.
      </ConfirmDialog>
    </>
  );
}
