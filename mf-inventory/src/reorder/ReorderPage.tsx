import { useHasModule } from '@cuadra/shared/state';
import { Page, PageHeader, Tabs } from '@cuadra/shared/ui';
import { useSearchParams } from 'react-router-dom';
import { ExpiringPanel } from './ExpiringPanel.tsx';
import { MaterialsPanel } from './MaterialsPanel.tsx';
import { ToBuyPanel } from './ToBuyPanel.tsx';

const TABS = [
  { id: 'low', label: 'Por acabarse' },
  { id: 'expiring', label: 'Por vencer' },
];
/** Of who makes what it sells. */
const MATERIALS = { id: 'materials', label: 'Materiales' };
const TAB = 'tab';

/** `/to-buy`: what runs low and how much of it to buy, products and materials, and what expires soon. */
export function ReorderPage() {
  const [parameters, setParameters] = useSearchParams();
  const tabs = useHasModule('formulas') ? [...TABS, MATERIALS] : TABS;
  const tab = tabs.find(({ id }) => id === parameters.get(TAB))?.id ?? 'low';
  return (
    <Page>
      <PageHeader title="Por comprar" subtitle="Lo que está por acabarse o por vencer" />
      <Tabs
        label="Por comprar"
        tabs={tabs}
        selected={tab}
        onSelect={(next) => setParameters(next === 'low' ? {} : { [TAB]: next }, { replace: true })}
      >
        {tab === 'low' && <ToBuyPanel />}
        {tab === 'expiring' && <ExpiringPanel />}
        {tab === 'materials' && <MaterialsPanel />}
      </Tabs>
    </Page>
  );
}
