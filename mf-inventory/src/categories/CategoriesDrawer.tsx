import { Tabs } from '@cuadra/shared/ui';
import { useState } from 'react';
import { CategoryList } from './CategoryList.tsx';
import { MeasureList } from './MeasureList.tsx';
import { CATEGORY_WORDS, MEASURE_WORDS } from './words.ts';

const TABS = [
  { id: 'categories', label: CATEGORY_WORDS.list },
  { id: 'measures', label: MEASURE_WORDS.list },
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
