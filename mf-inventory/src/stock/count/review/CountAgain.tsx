import { errorText, fetchAllPages, useCallCache, useCallMutation } from '@cuadra/shared/client';
import { notify } from '@cuadra/shared/state';
import { Button } from '@cuadra/shared/ui';
import { useState } from 'react';

/** Voids what was counted of a product that moved meanwhile, so that it is counted once more. */
export function CountAgain(props: { countId: string; productId: string; name: string }) {
  const { countId, productId, name } = props;
  const [isBusy, setBusy] = useState(false);
  const { mutateAsync } = useCallMutation('POST /stock_counts/{id}/entries');
  const calls = useCallCache();
  const again = async () => {
    setBusy(true);
    try {
      const params = { id: countId };
      const { items } = await fetchAllPages('GET /stock_counts/{id}/entries', {
        params,
        query: { product_id: productId, limit: 200 },
      });
      const voided = items.filter(({ is_voided }) => !is_voided).map(({ id }) => id);
      await mutateAsync({ params, body: { voided: voided.slice(0, 200) } });
      notify.success(`Cuenta «${name}» otra vez, en todos los lugares donde está.`);
      await calls.refresh(
        'GET /stock_counts/{id}',
        'GET /stock_counts/{id}/figures',
        'GET /stock_counts/{id}/lines',
      );
    } catch (error) {
      notify.error(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="sm" loading={isBusy} aria-label={`Contar de nuevo ${name}`} onClick={() => void again()}>
      Contar de nuevo
    </Button>
  );
}
