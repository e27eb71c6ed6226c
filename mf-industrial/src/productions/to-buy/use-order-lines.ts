import { errorText, useCallCache, useCallMutation } from '@cuadra/shared/client';
import { newId } from '@cuadra/shared/domain';
import { useSentOnce } from '@cuadra/shared/form';
import { notify } from '@cuadra/shared/state';
import { useNavigate } from 'react-router-dom';
import { useFormulaCurrencies } from '../../goods/use-formula-currencies.ts';
import { purchasePath } from '../production-paths.ts';
import type { LinesToBuy } from './to-buy-lines.ts';

/** Makes the draft of a purchase and goes there; a second press, or one after a lost answer, makes no other. */
export function useOrderLines() {
  const { alternative: currency } = useFormulaCurrencies();
  const { mutateAsync, isPending } = useCallMutation('POST /purchases/create');
  const calls = useCallCache();
  const navigate = useNavigate();
  const { send, edited } = useSentOnce<{ id: string; currency: string; lines: LinesToBuy }>();
  const order = async (lines: LinesToBuy) => {
    if (isPending) return;
    try {
      const { id } = await send(
        () => ({ id: newId(), currency, lines }),
        (body) => mutateAsync({ body }),
      );
      notify.success('Creamos el borrador de la compra.');
      void calls.refresh(
        'GET /purchases',
        'GET /industrial/to_buy',
        'GET /products/to_buy',
        'GET /materials',
      );
      navigate(purchasePath(id));
    } catch (error) {
      notify.error(errorText(error));
    }
  };
  return { order, edited, isPending };
}
