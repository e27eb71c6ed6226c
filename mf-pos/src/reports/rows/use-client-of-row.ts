import { useCan } from '@cuadra/shared/state';
import { useNavigate } from 'react-router-dom';
import type { GroupBy } from '../report-list.ts';

/** From a row to its client's account (spec §6: clients update); undefined for rows of something else. */
export function useClientOfRow(groupBy: GroupBy): ((row: { key: string | null }) => void) | undefined {
  const navigate = useNavigate();
  const opens = useCan(['clients', 'update']);
  if (groupBy !== 'client' || !opens) return undefined;
  return ({ key }) => {
    if (key !== null) navigate(`/clients/${key}`);
  };
}
