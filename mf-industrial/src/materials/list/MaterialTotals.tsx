import type { MaterialsSummary } from '@cuadra/shared/contract';
import { Grid, Stat } from '@cuadra/shared/ui';

/** What the materials in stock are worth, and how many of them ask for something. */
export function MaterialTotals({ summary }: { summary: MaterialsSummary | undefined }) {
  return (
    <Grid $min={190} $gap={3}>
      <Stat label="Valor en existencia" loading={!summary} value={summary && worthOf(summary)} />
      <Stat
        label="Bajo el mínimo"
        loading={!summary}
        value={summary && String(summary.low)}
        note={summary && `de ${summary.count} en total`}
      />
      <Stat
        label="Sin costo"
        loading={!summary}
        value={summary && String(summary.without_cost)}
        note="No cuentan en el valor"
      />
    </Grid>
  );
}

function worthOf({ main, alternative, value, value_alternative }: MaterialsSummary) {
  if (value === null && value_alternative === null) return 'Falta la tasa';
  if (value === null) return { amount: value_alternative ?? '0', currency: alternative };
  const isOne = main === alternative || value_alternative === null;
  return {
    ...{ amount: value, currency: main },
    other: isOne ? undefined : { amount: value_alternative ?? '0', currency: alternative },
  };
}
