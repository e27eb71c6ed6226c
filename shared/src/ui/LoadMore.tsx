import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from './Button.tsx';

const More = styled.div`
  display: grid;
  justify-items: center;
  padding: var(--s-3);
`;

/** How far ahead of the end of the list the next rows are asked for. */
const AHEAD = '600px';

export interface LoadMoreProps {
  loading: boolean;
  onMore: (() => void) | undefined;
}

/** The end of a list that goes on: «Cargar más», pressed by itself when it comes near. */
export function LoadMore({ loading, onMore }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  useEffect(() => {
    more.current = onMore;
  });
  useEffect(() => {
    if (loading || !end.current || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) more.current?.();
      },
      { rootMargin: AHEAD },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [loading]);
  return (
    <More ref={end}>
      <Button size="sm" variant="ghost" loading={loading} onClick={onMore}>
        Cargar más
      </Button>
    </More>
  );
}
