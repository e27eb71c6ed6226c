import { useCall } from '@cuadra/shared/client';
import type { StockCount } from '@cuadra/shared/contract';
import { useCan } from '@cuadra/shared/state';
import { PageHeader, Tabs, ThingPage } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCategoryNames } from '../../products/categories-query.ts';
import { COUNT_PARAMETER } from './count-paths.ts';
import { scopeText, stateText } from './count-text.ts';
import { CountingPanel } from './counting/CountingPanel.tsx';
import { useKnownCount } from './known-count.ts';
import { ReviewPanel } from './review/ReviewPanel.tsx';

const TABS = [
  { id: 'count', label: 'Contar' },
  { id: 'review', label: 'Revisar' },
];

/** `/stock-count?id=<id>`: a count, on a phone between the shelves and at the desk where it is looked at. */
export function CountPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get(COUNT_PARAMETER) ?? '';
  const { data, error, refetch } = useCall(
    'GET /stock_counts/{id}',
    { params: { id } },
    { enabled: id !== '', staleTime: 0, refetchOnWindowFocus: true },
  );
  // Opened without a connection, it is what it was when this device last heard of it.
  const count = useKnownCount(id, data);
  return (
    <ThingPage
      id={id}
      query={{ data: count, error, refetch }}
      failed="No pudimos cargar el conteo"
      missing={{
        icon: 'package',
        title: 'No encontramos este conteo',
        to: '/stock-counts',
        link: 'Ver los conteos',
      }}
      isNarrow
      height={320}
    >
      {(shown) => <OneCount key={shown.id} count={shown} />}
    </ThingPage>
  );
}

function OneCount({ count }: { count: StockCount }) {
  const categories = useCategoryNames();
  const mayCount = useCan(['products', 'update']);
  const isCounted = mayCount && count.state === 'open';
  const [tab, setTab] = useState('count');
  const subtitle = [
    scopeText(count, categories),
    stateText(count.state),
    count.closed_by && `por ${count.closed_by}`,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <PageHeader title={count.name} subtitle={subtitle} />
      {isCounted ? (
        <Tabs label="Conteo" tabs={TABS} selected={tab} onSelect={setTab}>
          {tab === 'count' ? <CountingPanel count={count} /> : <ReviewPanel count={count} />}
        </Tabs>
      ) : (
        <ReviewPanel count={count} />
      )}
    </>
  );
}
