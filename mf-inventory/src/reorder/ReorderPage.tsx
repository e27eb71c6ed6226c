import { Page, PageHeader, Tabs } from '@cuadra/shared/ui';
import { useSearchParams } from 'react-router-dom';
import { ExpiringPanel } from './ExpiringPanel.tsx';
import { ToBuyPanel } from './ToBuyPanel.tsx';

const TABS = [
  { id: 'low', label: 'Por acabarse' },
  { id: 'expiring', label: 'Por vencer' },
];
const TAB = 'tab';

/** `/to-buy`: what runs low and how much of it to buy, and what expires soon. */
export function ReorderPage() {
  const [parameters, setParameters] = useSearchParams();
  const tab = parameters.get(TAB) === 'expiring' ? 'expiring' : 'low';
  return (
    <Page>
      <PageHeader title="Por comprar" subtitle="Lo que está por acabarse o por vencer" />
      <Tabs
        label="Por comprar"
        tabs={TABS}
        selected={tab}
        onSelect={(next) => setParameters(next === 'low' ? {} : { [TAB]: next }, { replace: true })}
      >
        {tab === 'expiring' ? <ExpiringPanel /> : <ToBuyPanel />}
      </Tabs>
    </Page>
  );
}
