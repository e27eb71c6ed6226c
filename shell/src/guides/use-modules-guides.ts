import { useEffect, useState } from 'react';
import { useVisitor } from '../navigation/use-visitor.ts';
import { fetchGuides } from './fetch-guides.ts';
import type { ModulesGuides } from './load-guides.ts';

/** The guides of the modules that this user has; undefined while they are on their way. */
export function useModulesGuides(): ModulesGuides | undefined {
  const reader = useVisitor();
  const [guides, setGuides] = useState<ModulesGuides>();
  useEffect(() => {
    let isGone = false;
    void fetchGuides(reader).then((fetched) => isGone || setGuides(fetched));
    return () => {
      isGone = true;
    };
  }, [reader]);
  return guides;
}
