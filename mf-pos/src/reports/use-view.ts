import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ReportView, readView, writeView } from './address.ts';

/** What the address shows. A change is a step that «back» goes back on; another order of the same rows is none. */
export function useView(): [view: ReportView, change: (change: Partial<ReportView>) => void] {
  const [search, setSearch] = useSearchParams();
  const view = useMemo(() => readView(search), [search]);
  const change = useCallback(
    (wanted: Partial<ReportView>) =>
      setSearch((current) => writeView(current, wanted), { replace: 'sort' in wanted }),
    [setSearch],
  );
  return [view, change];
}
