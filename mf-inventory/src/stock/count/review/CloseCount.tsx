import { ApiError, errorText, useCallCache, useCallMutation } from '@cuadra/shared/client';
import type { StockCount } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { notify } from '@cuadra/shared/state';
import { Button, ConfirmDialog, Row } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useRefreshProducts } from '../../../products/products-query.ts';
import type { CountFigures } from './figure-facts.ts';
import { ZeroUncounted } from './ZeroUncounted.tsx';

export interface CloseCountProps {
  count: StockCount;
  figures: CountFigures;
  /** Somebody has counted more, or has closed it. */
  onChanged: () => void;
}

/** Sets the stock right by a count, or gives it up. */
export function CloseCount({ count, figures, onChanged }: CloseCountProps) {
  const [asking, setAsking] = useState<'apply' | 'cancel'>();
  // One for each way to close it, whatever is lost on the way.
  const [closing] = useState({ apply: newId(), cancel: newId() });
  const apply = useCallMutation('PUT /stock_counts/{id}/apply');
  const cancel = useCallMutation('PUT /stock_counts/{id}/cancel');
  const calls = useCallCache();
  const refreshProducts = useRefreshProducts();
  const params = { id: count.id };
  const { different, moved } = figures;

  const close = async (send: () => Promise<StockCount>, done: string) => {
    try {
      const closed = await send();
      calls.set('GET /stock_counts/{id}', closed, { params });
      notify.success(done);
    } catch (error) {
      notify.error(closingError(error));
      onChanged();
      void calls.refresh('GET /stock_counts/{id}');
      throw error;
    }
    void calls.refresh('GET /stock_counts', 'GET /stock_counts/{id}/figures', 'GET /stock_counts/{id}/lines');
    refreshProducts();
  };

  return (
    <Row $gap={2}>
      <Button variant="primary" onClick={() => setAsking('apply')}>
        Aplicar el conteo
      </Button>
      <ZeroUncounted countId={count.id} figures={figures} onChanged={onChanged} />
      <Button variant="ghost" onClick={() => setAsking('cancel')}>
        Descartar
      </Button>
      <ConfirmDialog
        open={asking === 'apply'}
        onOpenChange={(open) => !open && setAsking(undefined)}
        title="¿Aplicar el conteo?"
        confirm="Aplicar"
        onConfirm={() =>
          close(
            () =>
              apply.mutateAsync({
                params,
                body: { closing_id: closing.apply, revision: figures.revision },
              }),
            'Aplicaste el conteo.',
          )
        }
      >
        {different === 1 ? 'Se ajusta 1 producto' : `Se ajustan ${different} productos`} por su diferencia; lo
        que se vendió desde que se contó sigue vendido. Lo que nadie contó queda como está.
        {moved > 0 && ` También los ${moved} que se movieron mientras se contaban: cuéntalos de nuevo antes.`}{' '}
        Revisa que los demás teléfonos digan «Todo enviado»: después no entra nada más.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'cancel'}
        onOpenChange={(open) => !open && setAsking(undefined)}
        title="¿Descartar el conteo?"
        confirm="Descartar"
        danger
        onConfirm={() =>
          close(
            () => cancel.mutateAsync({ params, body: { closing_id: closing.cancel } }),
            'Descartaste el conteo.',
          )
        }
      >
        No se ajusta nada, y lo que contaron no se puede aplicar después.
      </ConfirmDialog>
    </Row>
  );
}

function closingError(error: unknown): string {
  if (error instanceof ApiError && error.status === 409) {
    return error.fields.revision
      ? 'Alguien contó algo más mientras revisabas. Mira el resultado y aplícalo otra vez.'
      : 'Alguien ya cerró este conteo.';
  }
  return errorText(error);
}
