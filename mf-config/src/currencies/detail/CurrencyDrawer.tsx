import { useCallPages, useRestOfPages } from '@cuadra/shared/client';
import { formatPairRate } from '@cuadra/shared/domain';
import { useCurrencies } from '@cuadra/shared/state';
import { Badge, LoadedDrawer, LoadedList, Row, Skeleton, Stack, Text, useListRows } from '@cuadra/shared/ui';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { CurrencyFlag } from '../../flag/CurrencyFlag.tsx';
import { pairOf, type RatePair } from '../../rate/pair-of.ts';
import { RateFigure } from '../../settings/rate-figure.ts';
import { countingRow, historyRows } from '../history/history-rows.ts';
import { RateChart } from '../history/RateChart.tsx';
import { RateHistory } from '../history/RateHistory.tsx';
import { type Currency, PAGE_SIZE, useCurrenciesList } from '../use-currencies-list.ts';
import { NewRate } from './NewRate.tsx';

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  b {
    display: block;
    font-size: var(--t-lg);
    font-weight: 600;
  }
  small {
    color: var(--ink-3);
  }
`;

/** A currency: what it is, its rate, and how that went (spec §2): `?drawer=currency&currency=USD`. */
export function CurrencyDrawer({ onClose }: { onClose: () => void }) {
  const [search] = useSearchParams();
  const code = search.get('currency') ?? '';
  const list = useCurrenciesList();
  const { data, error, isFetching, hasNextPage, refetch } = list;
  const found = data?.find(({ iso_code }) => iso_code === code);
  useRestOfPages(list, !found);
  return (
    <LoadedDrawer
      query={{ data: found, error, refetch }}
      failed="No pudimos cargar la moneda"
      missing={{
        title: 'No encontramos esta moneda',
        text: 'Puede que el enlace esté incompleto. Búscala en la lista.',
      }}
      isMissing={data !== undefined && !error && !isFetching && !hasNextPage}
      onClose={onClose}
      shape={<Skeleton height={240} radius="var(--r-2)" />}
    >
      {(currency) => <Detail key={code} currency={currency} />}
    </LoadedDrawer>
  );
}

function Detail({ currency }: { currency: Currency }) {
  const { iso_code, name, symbol } = currency;
  const own = useCurrencies();
  const pair = own && pairOf(iso_code, own);
  return (
    <Stack $gap={5} $top={1}>
      <Head>
        <CurrencyFlag currency={iso_code} />
        <span>
          <b>{name}</b>
          <small>
            {iso_code} · {symbol}
          </small>
        </span>
        {iso_code === own?.main && <Badge tone="brand">Principal</Badge>}
        {iso_code === own?.alternative && <Badge tone="gold">Alternativa</Badge>}
      </Head>
      {pair ? (
        <PairRate pair={pair} />
      ) : (
        <Text $tone="soft">Es la única moneda de tu empresa, así que no necesita tasa.</Text>
      )}
    </Stack>
  );
}

function PairRate({ pair }: { pair: RatePair }) {
  const list = useCallPages('GET /exchange_rates', { query: { ...pair, limit: PAGE_SIZE } });
  const { data } = list;
  const { hasMore, loadingMore, onMore } = useListRows(list);
  const rows = data && historyRows(data, pair, new Date());
  const counting = rows && countingRow(rows);
  return (
    <LoadedList list={list} level={3} failed="No pudimos cargar la historia de la tasa">
      {() => (
        <>
          <Stack $gap={3} as="section" aria-label="Tasa">
            {rows ? (
              <Row $gap={[2, 3]}>
                <RateFigure>
                  {counting
                    ? formatPairRate(pair.source, pair.target, counting.rate)
                    : `Sin tasa de ${pair.source}`}
                </RateFigure>
              </Row>
            ) : (
              <Skeleton width={230} height={31} />
            )}
            {rows && <NewRate pair={pair} current={counting?.rate} />}
          </Stack>
          {rows && <RateChart rows={rows} pair={pair} />}
          <Stack $gap={3} as="section" aria-label="Historia">
            <Text $size="md" as="h3">
              Historia
            </Text>
            <RateHistory {...{ rows, hasMore, loadingMore, onMore }} />
          </Stack>
        </>
      )}
    </LoadedList>
  );
}
