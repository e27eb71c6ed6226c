import { errorText, useCallPages } from '@cuadra/shared/client';
import { formatPairRate } from '@cuadra/shared/domain';
import { useCurrencies } from '@cuadra/shared/state';
import { Badge, Button, EmptyState, LoadFailed, Skeleton } from '@cuadra/shared/ui';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { CurrencyFlag } from '../../flag/CurrencyFlag.tsx';
import { FigureLine, Part, Parts, PartText, PartTitle, RateFigure } from '../../settings/parts.ts';
import { countingRow, historyRows } from '../history/history-rows.ts';
import { RateChart } from '../history/RateChart.tsx';
import { RateHistory } from '../history/RateHistory.tsx';
import { pairOf, type RatePair } from '../pair-of.ts';
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
  const currency = list.data?.find(({ iso_code }) => iso_code === code);
  if (currency) return <Detail key={code} currency={currency} />;
  if (list.isPending) return <Skeleton height={240} radius="var(--r-2)" />;
  return (
    <EmptyState
      icon={list.isError ? 'error' : 'search'}
      tone={list.isError ? 'bad' : 'neutral'}
      level={3}
      title={list.isError ? 'No pudimos cargar la moneda' : 'No encontramos esta moneda'}
      action={
        list.isError ? (
          <Button icon="refresh" onClick={() => void list.refetch()}>
            Reintentar
          </Button>
        ) : (
          <Button onClick={onClose}>Cerrar</Button>
        )
      }
    >
      {list.isError ? errorText(list.error) : 'Puede que el enlace esté incompleto. Búscala en la lista.'}
    </EmptyState>
  );
}

function Detail({ currency }: { currency: Currency }) {
  const { iso_code, name, symbol } = currency;
  const own = useCurrencies();
  const pair = own && pairOf(iso_code, own);
  return (
    <Parts>
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
        <PartText>Es la única moneda de tu empresa, así que no necesita tasa.</PartText>
      )}
    </Parts>
  );
}

function PairRate({ pair }: { pair: RatePair }) {
  const list = useCallPages('GET /exchange_rates', { query: { ...pair, limit: PAGE_SIZE } });
  const { data, error, hasNextPage, isFetchingNextPage } = list;
  if (error && !data) {
    return (
      <LoadFailed
        level={3}
        title="No pudimos cargar la historia de la tasa"
        error={error}
        onRetry={() => list.refetch()}
      />
    );
  }
  const rows = data && historyRows(data, pair, new Date());
  const counting = rows && countingRow(rows);
  return (
    <>
      <Part aria-label="Tasa">
        {rows ? (
          <FigureLine>
            <RateFigure>
              {counting
                ? formatPairRate(pair.source, pair.target, counting.rate)
                : `Sin tasa de ${pair.source}`}
            </RateFigure>
          </FigureLine>
        ) : (
          <Skeleton width={230} height={31} />
        )}
        {rows && <NewRate pair={pair} current={counting?.rate} />}
      </Part>
      {rows && <RateChart rows={rows} pair={pair} />}
      <Part aria-label="Historia">
        <PartTitle>Historia</PartTitle>
        <RateHistory
          rows={rows}
          hasMore={hasNextPage}
          loadingMore={isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      </Part>
    </>
  );
}
