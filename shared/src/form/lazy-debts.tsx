import { lazyComponent } from '../remote/index.ts';
import { Skeleton } from '../ui/index.ts';
import type { DebtPaymentDialogProps } from './debts/DebtPaymentDialog.tsx';
import type { TenderFieldsProps } from './debts/TenderFields.tsx';

export type { DebtPaymentDialogProps, NamedDebt, PaidDebt } from './debts/DebtPaymentDialog.tsx';
export type { TenderFieldsProps } from './debts/TenderFields.tsx';

// The login has a form, and nobody pays there.

/** See `debts/TenderFields.tsx`. */
export const TenderFields = lazyComponent<TenderFieldsProps>(
  () => import('./debts/TenderFields.tsx'),
  () => <Skeleton height={68} radius="var(--r-2)" />,
);

/** See `debts/DebtPaymentDialog.tsx`. */
export const DebtPaymentDialog = lazyComponent<DebtPaymentDialogProps>(
  () => import('./debts/DebtPaymentDialog.tsx'),
  () => null,
);
