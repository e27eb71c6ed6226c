import type { ClientImportPlan } from '@cuadra/shared/contract';
import { formatMoney, formatQuantity } from '@cuadra/shared/domain';
import { Notice } from '@cuadra/shared/ui';

/** The opening debts of a file: «3 deudas de antes: $ 20,00 y Bs. 1.500,00». */
export function BroughtDebts({ debts, verb }: { debts: ClientImportPlan['debts']; verb: string }) {
  const count = debts.reduce((total, debt) => total + debt.count, 0);
  if (count === 0) return null;
  const amounts = debts.map(({ amount, currency }) => formatMoney(amount, currency)).join(' y ');
  return (
    <Notice>
      {`${verb} ${formatQuantity(count)} ${count === 1 ? 'deuda' : 'deudas'} de antes: ${amounts}.`}
    </Notice>
  );
}
