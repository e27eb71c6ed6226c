import { api, serverClock } from '@cuadra/shared/client';
import type { DisplayShop, DisplaySnapshot } from '@cuadra/shared/contract';
import { tileHue } from '@cuadra/shared/domain';
import { useReceiptCompany } from '@cuadra/shared/print';
import { useCurrencies, useSession } from '@cuadra/shared/state';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { displayLinkOf } from '../../display/display-link.ts';
import { displaySnapshot, idleSnapshot, type TileOf } from '../../display/snapshot.ts';
import { ToPhone } from '../../display/ToPhone.tsx';
import { openTillChannel, type TillChannel } from '../../display/till-channel.ts';
import { usePaymentMethods } from '../../offline/answers/use-payment-methods.ts';
import { useCatalogue } from '../../offline/catalogue/use-catalogue.ts';
import { rateOfBody } from '../../sale/rate-of-body.ts';
import { useSale } from '../../tabs/sale-tabs-context.ts';
import { rateForSale } from '../rate/rate-for-sale.ts';
import { useSaleRate } from '../rate/use-sale-rate.ts';
import { useCardLook } from '../search/card-look.ts';

/** Tells the customer's display of the sale in front of the cashier, while there is one that looks. */
export function DisplayDriver() {
  const companyId = useSession((session) => session.state?.company?.id);
  return companyId ? <CompanyDisplay key={companyId} companyId={companyId} /> : null;
}

function CompanyDisplay({ companyId }: { companyId: string }) {
  const userId = useSession((session) => session.state?.user?.id);
  const links = displayLinkOf(companyId);
  const link = useStore(links, (state) => state.link);
  const [channel, setChannel] = useState<TillChannel>();
  const [isSeenHere, setSeenHere] = useState(false);
  useEffect(() => {
    const opened = openTillChannel(companyId, setSeenHere, readPicture);
    setChannel(opened);
    return () => {
      opened.close();
      setSeenHere(false);
    };
  }, [companyId]);
  // Of somebody else's till this one shows nothing.
  const id = link?.user_id === userId ? link?.id : undefined;
  if (!channel || !(isSeenHere || id)) return null;
  return <Shown {...{ channel, links, id, isSeenHere }} />;
}

interface ShownProps {
  channel: TillChannel;
  links: ReturnType<typeof displayLinkOf>;
  /** Of the address for other devices; undefined for none. */
  id: string | undefined;
  isSeenHere: boolean;
}

function Shown({ channel, links, id, isSeenHere }: ShownProps) {
  const snapshot = useSnapshot();
  const shop = useShop();
  useEffect(() => {
    if (snapshot && isSeenHere) channel.show(snapshot, shop);
  }, [channel, isSeenHere, snapshot, shop]);
  return id ? <ToPhone key={id} {...{ id, links, channel, snapshot }} /> : null;
}

/** What is to be shown now; undefined until the company's currencies are known. */
function useSnapshot(): DisplaySnapshot | undefined {
  const sale = useSale();
  const today = useSaleRate();
  const currencies = useCurrencies();
  const state = useMemo(() => rateForSale(today, sale), [today, sale]);
  const ready = state.status === 'ready' ? state.rate : undefined;
  const rate = useMemo(() => (sale.charge ? rateOfBody(sale.charge.body) : ready), [sale.charge, ready]);
  const { methods } = usePaymentMethods(rate);
  const tileOf = useTiles();
  return useMemo(() => {
    const now = Date.now() + (serverClock()?.offset ?? 0);
    if (rate) return displaySnapshot(sale, rate, methods ?? [], now, tileOf);
    return currencies && idleSnapshot(currencies);
  }, [sale, rate, methods, currencies, tileOf]);
}

/** As on the cards of this cashier. */
function useTiles(): TileOf {
  const catalogue = useCatalogue();
  const { isText } = useCardLook();
  return useCallback(
    (productId) => {
      const [product] = isText ? [] : catalogue.some([productId]);
      return product && { hue: tileHue(product.category_id), image: product.image ?? null };
    },
    [catalogue, isText],
  );
}

async function readPicture(hash: string): Promise<string> {
  const { image } = await api('GET /products/pictures/{hash}', {
    params: { hash },
    query: { size: 'small' },
  });
  return image;
}

function useShop(): DisplayShop {
  const { company } = useReceiptCompany();
  const name = company?.name ?? '';
  const logo = company?.logo ?? null;
  // What was stored on the device before companies had one has none.
  const colour = company?.colour ?? '';
  return useMemo(() => ({ name, logo, colour }), [name, logo, colour]);
}
