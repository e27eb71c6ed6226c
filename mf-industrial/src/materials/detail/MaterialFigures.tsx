import type { Material, MaterialHistory } from '@cuadra/shared/contract';
import { costText, countingUnits, exact, formatQuantity, toQuantity } from '@cuadra/shared/domain';
import { Grid, Stat } from '@cuadra/shared/ui';
import { amountText, isLow, worthOf } from '../material-text.ts';
import { usePair } from '../use-pair.ts';

export interface MaterialFiguresProps {
  material: Material;
  measure: string | null;
  history: MaterialHistory | undefined;
}

/** How much there is, what one costs, what all of it is worth, and how much of it was used. */
export function MaterialFigures({ material, measure, history }: MaterialFiguresProps) {
  const { qty, min_qty, cost, cost_currency } = material;
  const minimum = min_qty === null ? undefined : `mínimo ${formatQuantity(min_qty)}`;
  return (
    <Grid $min={200} $gap={3}>
      <Stat
        label="Existencia"
        value={amountText(qty, measure)}
        note={
          [isLow(material) ? `Bajo el ${minimum}` : minimum, inUnits(material)].filter(Boolean).join(' · ') ||
          undefined
        }
      />
      <Stat
        label="Costo promedio"
        value={cost === null ? 'Sin costo' : costText(cost, cost_currency)}
        note={measure === null ? undefined : `por ${measure.toLowerCase()}`}
      />
      <Stat label="Valor en existencia" value={worthOf(material, usePair()) ?? '—'} />
      <Stat
        label="Usado en 90 días"
        loading={!history}
        value={history && amountText(history.used, measure)}
        note="En producciones"
      />
    </Grid>
  );
}

/** What there is in the largest of its own units that it fills: «2,2 Saco». */
function inUnits({ qty, units }: Pick<Material, 'qty' | 'units'>): string | undefined {
  const [largest] = countingUnits(null, units)
    .filter(({ factor }) => exact(qty).gte(factor))
    .sort((a, b) => exact(b.factor).comparedTo(a.factor));
  return largest && `${formatQuantity(toQuantity(exact(qty).div(largest.factor)))} ${largest.name}`;
}
