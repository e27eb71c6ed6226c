import type { ApiOutput } from '@cuadra/shared/client';
import { AGEING_BANDS, type BothAmounts } from '@cuadra/shared/contract';
import { AGEING_NAMES } from '@cuadra/shared/domain';
import { Grid, Stat } from '@cuadra/shared/ui';

/** All that is owed by its bands, in both currencies. */
export function AgeingFigures({ ageing }: { ageing: ApiOutput<'GET /clients/ageing'> }) {
  const { main, alternative, bands, total } = ageing;
  const figure = (amount: BothAmounts) => ({
    ...{ amount: amount.alternative, currency: alternative },
    other: main === alternative ? undefined : { amount: amount.main, currency: main },
  });
  return (
    <Grid $min={168} $gap={3} style={{ marginBottom: 'var(--s-3)' }}>
      <Stat label="En total" value={figure(total)} />
      {AGEING_BANDS.map((band) => (
        <Stat key={band} label={AGEING_NAMES[band]} value={figure(bands[band])} />
      ))}
    </Grid>
  );
}
