import type { FormulaVersion } from '@cuadra/shared/contract';
import { formatQuantity, formatUnitCost, shortWhen } from '@cuadra/shared/domain';
import { Drawer, Facts, Stack, Text } from '@cuadra/shared/ui';
import { percentText } from '../../goods/formula-text.ts';
import { amountText } from '../../materials/material-text.ts';
import { useMeasureName } from '../../materials/measures.ts';
import { BASIS_NAMES, TAKES_AT_NAMES } from '../form/takes-at.ts';
import { ByproductList } from './ByproductList.tsx';
import { StepList } from './StepList.tsx';

/** What one version of a formula says. */
export function VersionDrawer({ version, onClose }: { version: FormulaVersion; onClose: () => void }) {
  const measureName = useMeasureName();
  const { lines, costs, steps, byproducts } = version;
  return (
    <Drawer
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Versión ${version.number}`}
      description={[shortWhen(version.create_at), version.user].filter(Boolean).join(' · ')}
    >
      <Stack $top={4}>
        <Facts
          facts={[
            ['Rinde', formatQuantity(version.yield_qty)],
            ['Merma esperada', percentText(version.waste_percent)],
            ['Materiales', TAKES_AT_NAMES[version.takes_at]],
          ]}
        />
        <Text as="h3" $size="md" $strong>
          Qué lleva
        </Text>
        <Facts
          facts={lines.map(({ good, qty }) => [good.name, amountText(qty, measureName(good.measure_id))])}
        />
        {costs.length > 0 && (
          <>
            <Text as="h3" $size="md" $strong>
              Mano de obra y otros costos
            </Text>
            <Facts
              facts={costs.map(({ name, amount, currency, basis, minutes }) => [
                name,
                [
                  formatUnitCost(amount, currency),
                  BASIS_NAMES[basis].toLowerCase(),
                  minutes && `${formatQuantity(minutes)} min`,
                ]
                  .filter(Boolean)
                  .join(' · '),
              ])}
            />
          </>
        )}
        <StepList steps={steps} />
        <ByproductList byproducts={byproducts} />
      </Stack>
    </Drawer>
  );
}
