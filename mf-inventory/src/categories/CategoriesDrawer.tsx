import { Tabs } from '@cuadra/shared/ui';
import { useState } from 'react';
import { CATEGORIES, MEASURES } from '../named/named-kinds.ts';
import { useLoadedCategories } from '../products/categories-query.ts';
import { useMeasures } from '../products/measures-query.ts';
import { NamedList } from './NamedList.tsx';

const TABS = [
  { id: 'categories', label: CATEGORIES.list },
  { id: 'measures', label: MEASURES.list },
];

/** What products are grouped by, and what they are counted in. */
export function CategoriesDrawer() {
  const [tab, setTab] = useState('categories');
  return (
    <Tabs label="Categorías y medidas" tabs={TABS} selected={tab} onSelect={setTab}>
      {tab === 'measures' ? <MeasureList /> : <CategoryList />}
    </Tabs>
  );
}

/** Where they do not load, they are asked for every second. */
function CategoryList() {
  const { categories, isRetrying, error } = useLoadedCategories();
  return <NamedList kind={CATEGORIES} items={categories} error={error} isRetrying={isRetrying} />;
}

function MeasureList() {
  const { data, error, refetch } = useMeasures();
  return <NamedList kind={MEASURES} items={data} error={error} onRetry={() => void refetch()} />;
}
