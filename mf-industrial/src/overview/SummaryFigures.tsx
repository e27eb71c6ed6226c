import type { IndustrialSummary } from '@cuadra/shared/contract';
import { counted } from '@cuadra/shared/domain';
import { Grid, Stat } from '@cuadra/shared/ui';
import { bothAmounts } from '../goods/formula-text.ts';

/** @param summary undefined: on its way */
export function SummaryFigures({ summary }: { summary: IndustrialSummary | undefined }) {
  const loading = !summary;
  return (
    <Grid $min={190} $gap={3}>
      <Stat
        label="Valor de los materiales"
        loading={loading}
        value={summary?.materials_value ? bothAmounts(summary.materials_value, summary) : undefined}
        note={
          summary && summary.materials_without_cost > 0
            ? `Sin contar ${counted(summary.materials_without_cost, 'material', 'materiales')} sin costo`
            : undefined
        }
      />
      <Stat
        label="Materiales bajo el mínimo"
        loading={loading}
        value={summary && String(summary.materials_low)}
      />
      <Stat label="En proceso" loading={loading} value={summary && String(summary.orders.started)} />
      <Stat
        label="Planificadas"
        loading={loading}
        value={summary && String(summary.orders.planned)}
        note={
          summary &&
          (summary.orders.late > 0
            ? counted(summary.orders.late, 'atrasada', 'atrasadas')
            : 'Ninguna atrasada')
        }
      />
    </Grid>
  );
}
