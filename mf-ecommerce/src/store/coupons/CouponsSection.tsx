import { useCall } from '@cuadra/shared/client';
import { DEFAULT_MAIN_CURRENCY } from '@cuadra/shared/domain';
import { useCurrencies } from '@cuadra/shared/state';
import { Button, LoadFailed, Skeleton } from '@cuadra/shared/ui';
import { FormSection } from '../FormSection.tsx';
import { Rows } from '../rows-style.ts';
import type { EditedCoupon } from './CouponDrawer.tsx';
import { CouponRow } from './CouponRow.tsx';

/** The coupons of the store; each is made and changed in a drawer of its own. For who may change the store. */
export function CouponsSection({ onEdit }: { onEdit: (edited: EditedCoupon) => void }) {
  const { data, error, refetch } = useCall('GET /store/coupons');
  const main = useCurrencies()?.main ?? DEFAULT_MAIN_CURRENCY;
  return (
    <FormSection
      title="Cupones"
      about="Un código que descuenta en el carrito de tu tienda. Se guardan aparte de lo demás."
    >
      {data ? (
        data.items.length > 0 && (
          <Rows aria-label="Cupones">
            {data.items.map((coupon) => (
              <CouponRow key={coupon.id} coupon={coupon} main={main} onEdit={() => onEdit(coupon)} />
            ))}
          </Rows>
        )
      ) : error ? (
        <LoadFailed title="No pudimos cargar los cupones" level={3} error={error} onRetry={() => refetch()} />
      ) : (
        <Skeleton height={60} radius="var(--r-2)" />
      )}
      <div>
        <Button icon="plus" onClick={() => onEdit('new')}>
          Agregar cupón
        </Button>
      </div>
    </FormSection>
  );
}
