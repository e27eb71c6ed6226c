import { Button } from '@cuadra/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

const Corner = styled.div`
  position: absolute;
  inset-block-end: 8px;
  inset-inline-start: 8px;
`;

/** Leaves the window's frame away; gone once it is, and not beside a sale. A phone that cannot do it is offered nothing. */
export function FullScreenButton() {
  const [isFull, setFull] = useState(() => document.fullscreenElement !== null);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  if (isFull || !document.fullscreenEnabled) return null;
  return (
    <Corner>
      <Button
        size="sm"
        variant="ghost"
        onClick={() => void document.documentElement.requestFullscreen().catch(() => undefined)}
      >
        Pantalla completa
      </Button>
    </Corner>
  );
}
