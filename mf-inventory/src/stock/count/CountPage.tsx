import { useCall } from '@cuadra/shared/client';
import type { StockCount } from '@cuadra/shared/contract';
import { useCan } from '@cuadra/shared/state';
import {
  ButtonLink,
  Card,
  EmptyState,
  LoadFailed,
  Page,
  PageHeader,
  Skeleton,
  Tabs,
} from '@cuadra/shared/ui';
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
  const isMissing = id === '' || (error !== null && [400, 404].includes(error.status));
  return (
    <Page $narrow>
      {isMissing ? (
        <Card>
          <EmptyState
            level={1}
            icon="package"
            title="No encontramos este conteo"
            action={<ButtonLink to="/stock-counts">Ver los conteos</ButtonLink>}
          />
        </Card>
      ) : count ? (
        <OneCount key={count.id} count={count} />
      ) : error ? (
        <Card>
          <LoadFailed title="No pudimos cargar el conteo" error={error} onRetry={refetch} />
        </Card>
      ) : (
        <Skeleton height={320} radius="var(--r-2)" />
      )}
    </Page>
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
