import { Notice } from '@cuadra/shared/ui';
import { useEffect, useState } from 'react';

/** Milliseconds after which whoever waits is told why: a report that has its turn at once is there before. */
const SOON = 3_000;

/** Reports are read few at a time (docs/reports.md), so that one may have to wait for its turn. */
export function TurnNotice() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), SOON);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? (
    <Notice tone="info" title="Tu reporte está en camino.">
      Los reportes se preparan de dos en dos. En cuanto le toque a este, aparecerá aquí.
    </Notice>
  ) : null;
}
