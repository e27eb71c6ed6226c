import { errorText, useCallMutation } from '@cuadra/shared/client';
import type { Formula, FormulaCostAnswer } from '@cuadra/shared/contract';
import { costText, formatMoney } from '@cuadra/shared/domain';
import { useRefreshGoods } from '@cuadra/shared/form';
import { notify, useCan } from '@cuadra/shared/state';
import { Button, Checkbox, ConfirmDialog, Facts, Stack } from '@cuadra/shared/ui';
import { useState } from 'react';
import { appliedFacts } from './applied-facts.ts';

/** Makes what a formula costs today the cost of its product, and sets a fixed price by its utility; asked before. */
export function ApplyCost({ formula, cost }: { formula: Formula; cost: FormulaCostAnswer }) {
  const mayUpdate = useCan(['products', 'update']);
  const mayCost = useCan(['products', 'modify_cost']);
  const mayPrice = useCan(['products', 'modify_utility']);
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync } = useCallMutation('POST /formulas/apply_cost');
  const { products } = useRefreshGoods();
  const applied = appliedFacts(cost, mayPrice);
  // A price that would come down is left as it is, unless somebody wants it.
  const [wished, setWithPrice] = useState<boolean>();
  const withPrice = applied?.price !== undefined && (wished ?? applied.price.rises);
  if (!mayUpdate || !mayCost || !applied) return null;
  return (
    <>
      <Button variant="primary" onClick={() => setAsking(true)}>
        Aplicar al producto
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`¿Cambiar «${formula.makes.name}»?`}
        confirm="Aplicar"
        onConfirm={async () => {
          try {
            const { items } = await mutateAsync({
              body: { formula_ids: [formula.id], with_prices: withPrice },
            });
            const [done] = items;
            notify.success(
              done
                ? `«${done.name}» cuesta ahora ${costText(done.cost, done.cost_currency)}${done.price && withPrice ? ` y se vende en ${formatMoney(done.price, done.price_currency)}` : ''}.`
                : 'Listo.',
            );
          } catch (error) {
            notify.error(errorText(error));
            throw error;
          }
          products();
        }}
      >
        <Stack $gap={3}>
          <Facts facts={[['Costo', applied.cost]]} />
          {applied.note}
          {applied.price && (
            <Checkbox
              label={`También el precio: ${applied.price.text}`}
              hint="El que da la utilidad del producto."
              checked={withPrice}
              onCheckedChange={setWithPrice}
            />
          )}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
