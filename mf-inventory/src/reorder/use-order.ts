import { errorText, useCallCache, useCallMutation } from '@cuadra/shared/client';
import { newId } from '@cuadra/shared/domain';
import { notify } from '@cuadra/shared/state';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCompanyCurrencies } from '../products/use-company-currencies.ts';
import { purchasePath } from '../purchases/purchase-paths.ts';
import { linesToBuy, orderText, type SupplierOrder } from './to-buy-values.ts';

/** Makes a draft of a purchase for each supplier; a second press, or one after a lost answer, makes no other. */
export function useOrder(onOrdered: () => void) {
  const [currency] = useCompanyCurrencies();
  const { mutateAsync } = useCallMutation('POST /purchases/create');
  const calls = useCallCache();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const isUnderWay = useRef(false);
  // As it was sent first: a try again is the same request, with the same ids.
  const bodies = useRef(new Map<string, ReturnType<typeof draftOf>>());

  const bodyOf = (group: SupplierOrder) => {
    const key = `${group.supplier?.id ?? ''} ${orderText(group.bought)}`;
    const body = bodies.current.get(key) ?? draftOf(group, currency);
    bodies.current.set(key, body);
    return body;
  };

  const order = async (groups: readonly SupplierOrder[]) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setPending(true);
    try {
      let last = '';
      for (const group of groups) last = (await mutateAsync({ body: bodyOf(group) })).id;
      bodies.current.clear();
      notify.success(
        groups.length === 1
          ? 'Creamos el borrador de la compra.'
          : `Creamos ${groups.length} borradores de compra.`,
      );
      onOrdered();
      navigate(groups.length === 1 ? purchasePath(last) : '/purchases');
    } catch (error) {
      notify.error(errorText(error));
    } finally {
      isUnderWay.current = false;
      setPending(false);
      void calls.refresh('GET /purchases', 'GET /products/to_buy');
    }
  };
  return { order, isPending };
}

function draftOf({ supplier, bought }: SupplierOrder, currency: string) {
  return { id: newId(), supplier_id: supplier?.id ?? null, currency, lines: linesToBuy(bought) };
}
