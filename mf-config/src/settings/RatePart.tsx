import { errorText, useCall } from '@cuadra/shared/client';
import type { CurrentRate } from '@cuadra/shared/contract';
import { exact, formatPairRate, rateStanding, toldRate, toPairRate } from '@cuadra/shared/domain';
import { useCan, useCurrencies } from '@cuadra/shared/state';
import { Badge, Button, Notice, RateAbout, Row, Skeleton, Text, useAcceptRate } from '@cuadra/shared/ui';
import { pairOf, type RatePair } from '../rate/pair-of.ts';
import { RateForm } from '../rate/RateForm.tsx';
import { NO_CURRENCIES } from '../rate/rate-values.ts';
import { RateFigure } from './rate-figure.ts';

const MARKS = { stale: 'Puede estar vieja', pending: 'Hay una por revisar' } as const;

/** Why there is no rate yet, and what to do. */
const WITHOUT: Readonly<Record<CurrentRate['automatic'], string>> = {
  on: 'Todavía no hemos podido consultarla. Apaga la tasa automática si quieres escribirla tú.',
  off: 'Hasta que alguien la escriba no se puede vender en dos monedas.',
  'not-for-this-pair': 'La automática solo conoce dólares en bolívares. Apágala para escribir esta.',
};

/** The rate of the company's pair, or the field in which it is written while the automatic one is off (spec §2). */
export function RatePart({ isAutomatic }: { isAutomatic: boolean }) {
  const currencies = useCurrencies();
  const mayWrite = useCan(['exchange_rates', 'create']);
  const isPair = currencies !== undefined && currencies.main !== currencies.alternative;
  const { data, error, refetch } = useCall('GET /rates/dollar', undefined, { enabled: isPair });

  if (!currencies) {
    const typed = !isAutomatic && mayWrite;
    return typed ? (
      <RateForm pair={undefined} current={undefined} />
    ) : (
      <Notice tone="bad">{NO_CURRENCIES}</Notice>
    );
  }
  if (!isPair)
    return <Text $tone="soft">Tu empresa trabaja con una sola moneda, así que no necesita tasa.</Text>;
  if (!data)
    return error ? (
      <RateFailed error={error} onRetry={() => void refetch()} />
    ) : (
      <RateShape typed={!isAutomatic && mayWrite} />
    );
  const pair = pairOf(data.alternative, data);
  const current = data.rate_id === null ? undefined : rateIn(data, pair);
  return (
    <>
      <Figure rate={data} />
      {!isAutomatic && mayWrite && <RateForm pair={pair} current={current} />}
      {!isAutomatic && !mayWrite && (
        <Text $tone="soft">La escribe quien maneja las tasas en tu empresa: tu rol no lo permite.</Text>
      )}
      {current !== undefined && <About rate={data} />}
    </>
  );
}

/** The rate that counts, in the direction in which it is typed: as it was given, where that is the same. */
function rateIn({ main, rate, inverse }: CurrentRate, pair: RatePair | undefined): string {
  if (pair?.source !== main) return rate;
  return inverse ?? toPairRate(exact(1).div(rate));
}

function Figure({ rate }: { rate: CurrentRate }) {
  const { alternative, rate_id, automatic } = rate;
  const told = toldRate(rate);
  const standing = rateStanding(rate);
  if (rate_id === null) {
    return (
      <>
        <RateFigure>Sin tasa de {alternative}</RateFigure>
        <Text $tone="soft">{WITHOUT[automatic]}</Text>
      </>
    );
  }
  return (
    <Row $gap={[2, 3]}>
      <RateFigure>{formatPairRate(told.source, told.target, told.rate)}</RateFigure>
      {standing !== 'good' && <Badge tone="gold">{MARKS[standing]}</Badge>}
    </Row>
  );
}

function About({ rate }: { rate: CurrentRate }) {
  const accept = useAcceptRate();
  return <RateAbout rate={rate} onAccept={accept} inSettings />;
}

function RateFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Notice
      tone="bad"
      title="No pudimos leer la tasa."
      action={
        <Button size="sm" icon="refresh" onClick={onRetry}>
          Reintentar
        </Button>
      }
    >
      {errorText(error)}
    </Notice>
  );
}

/** The figure, the field for it where it is typed, and what is known of it. */
function RateShape({ typed }: { typed: boolean }) {
  return (
    <>
      <Skeleton width={230} height={31} />
      {typed && <Skeleton height={88} radius="var(--r-2)" />}
      <Skeleton height={148} radius="var(--r-2)" />
    </>
  );
}
