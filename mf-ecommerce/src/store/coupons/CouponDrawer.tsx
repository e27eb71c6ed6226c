import type { Coupon } from '@cuadra/shared/contract';
import { Drawer } from '@cuadra/shared/ui';
import { CouponForm } from './CouponForm.tsx';

/** What the drawer is open for: a new coupon, or one that there is. */
export type EditedCoupon = 'new' | Coupon;

export interface CouponDrawerProps {
  edited: EditedCoupon;
  onClose: () => void;
}

/** A coupon, made or changed. */
export function CouponDrawer({ edited, onClose }: CouponDrawerProps) {
  const coupon = edited === 'new' ? undefined : edited;
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={coupon ? `Cupón ${coupon.code}` : 'Cupón nuevo'}
    >
      <CouponForm coupon={coupon} onClose={onClose} />
    </Drawer>
  );
}
