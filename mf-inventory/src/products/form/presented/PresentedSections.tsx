import { useEntityFormContext } from '@cuadra/shared/form';
import { lazyComponent } from '@cuadra/shared/remote';
import { Button, Row, Skeleton } from '@cuadra/shared/ui';
import { useWatch } from 'react-hook-form';
import type { ProductValues } from '../product-values.ts';
import { useLocked } from '../use-locked.ts';
import { emptyPresentation, emptyWholesale } from './presented-values.ts';

type Section = { currencies: readonly string[] };

const fallback = () => <Skeleton height={220} radius="var(--r-2)" />;
const PresentationsSection = lazyComponent<Section>(() => import('./PresentationsSection.tsx'), fallback);
const WholesaleSection = lazyComponent<Section>(() => import('./WholesaleSection.tsx'), fallback);

/** Packs, boxes and a wholesale price: two quiet buttons for who wants none, and their code is fetched for who does. */
export function PresentedSections({ currencies }: Section) {
  const { form } = useEntityFormContext<ProductValues>();
  const values = useWatch<ProductValues>() as ProductValues;
  const locked = useLocked();
  // A draft of an earlier version has neither.
  const { presentations = [], wholesale = null } = values as Partial<ProductValues>;
  const currency = values.is_fixed_price ? values.price_currency : values.cost_currency;
  const offersWholesale = !wholesale && locked.utility === undefined;
  return (
    <>
      {presentations.length > 0 && <PresentationsSection currencies={currencies} />}
      {wholesale && <WholesaleSection currencies={currencies} />}
      {(presentations.length === 0 || offersWholesale) && (
        <Row>
          {presentations.length === 0 && (
            <Button
              variant="ghost"
              icon="plus"
              onClick={() =>
                form.setValue('presentations', [emptyPresentation(currency)], { shouldDirty: true })
              }
            >
              Vender también por paquete o caja
            </Button>
          )}
          {offersWholesale && (
            <Button
              variant="ghost"
              icon="plus"
              onClick={() => form.setValue('wholesale', emptyWholesale(currency), { shouldDirty: true })}
            >
              Precio al mayor
            </Button>
          )}
        </Row>
      )}
    </>
  );
}
