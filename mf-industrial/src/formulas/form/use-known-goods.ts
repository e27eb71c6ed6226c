import { errorText, useAllPages, useCall } from '@cuadra/shared/client';
import type { Both, Material, Product } from '@cuadra/shared/contract';
import { useState } from 'react';
import { KIND_NAMES } from '../../goods/formula-text.ts';
import type { KnownGood } from './formula-values.ts';

/** Materials, and products, that a search shows. */
const MOST = 12;
const FRESH = 30_000;

/** A material as a formula takes it. */
export function knownMaterial({ id, name, measure_id, units, cost, cost_currency }: Material): KnownGood {
  return { good: { kind: 'material', id, name, measure_id }, units, cost, cost_currency };
}

function knownProduct({ id, name, measure_id, cost, cost_currency }: Product): KnownGood {
  return { good: { kind: 'product', id, name, measure_id }, units: [], cost, cost_currency };
}

/** Materials and products by what is typed, as a `Combobox` takes them. */
export function useKnownGoods() {
  const [search, setSearch] = useState('');
  const query = { limit: MOST, ...(search && { search }) };
  const options = { staleTime: FRESH, placeholderData: <T>(before: T) => before };
  const materials = useCall('GET /materials', { query }, options);
  const products = useCall('GET /products', { query }, options);
  const error = materials.error ?? products.error;
  const found = [
    ...(materials.data?.items ?? []).map(knownMaterial),
    ...(products.data?.items ?? []).map(knownProduct),
  ];
  return {
    search,
    setSearch,
    options: found.map(({ good }) => ({ value: good.id, label: good.name, hint: KIND_NAMES[good.kind] })),
    find: (id: string | undefined) => found.find(({ good }) => good.id === id),
    loading: materials.isFetching || products.isFetching,
    error: error && found.length === 0 ? errorText(error) : undefined,
  };
}

/** What one costs of each good that a main formula makes, by its id; goods count by that and not by what was paid for them. */
export function useMadeCosts(): ReadonlyMap<string, Both | null> {
  const { data = [] } = useAllPages('GET /formulas', { query: { limit: 200 } }, { staleTime: FRESH });
  return new Map(data.filter(({ is_main }) => is_main).map(({ makes, unit_cost }) => [makes.id, unit_cost]));
}
