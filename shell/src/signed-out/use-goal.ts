import { useSearchParams } from 'react-router-dom';
import { goalOf } from '../session/return-path.ts';

/** Where the address wants its visitor to be once signed in; always a path of this site. */
export function useGoal(): string {
  const [search] = useSearchParams();
  return goalOf(search, location.origin);
}
