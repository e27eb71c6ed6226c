import { beforeStop } from '@cuadra/shared/domain';
import { memo, useEffect, useState } from 'react';
import styled from 'styled-components';
import { KeyButton } from '../../keyboard/KeyButton.tsx';
import type { RemovedLine } from '../../sale/lines/removed-lines.ts';

/** Milliseconds for which it stays in sight; the key works on. */
const SHOWN = 12_000;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3);
  flex: none;
  padding: 8px var(--s-4);
  border-top: 1px solid var(--line);
  background: var(--sunken);
  font-size: var(--t-sm);
  span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** «Quitaste Café» and the way back, for a while after a line was taken out. */
export const UndoBar = memo(function UndoBar({
  removed,
  onUndo,
}: {
  removed: readonly RemovedLine[];
  onUndo: () => void;
}) {
  const [seen, setSeen] = useState(removed.length);
  const isNews = removed.length > seen;
  if (removed.length < seen) setSeen(removed.length);
  useEffect(() => {
    if (!isNews) return;
    const timer = setTimeout(() => setSeen(removed.length), SHOWN);
    return () => clearTimeout(timer);
  }, [isNews, removed.length]);
  const last = removed[0];
  return (
    <div role="status">
      {isNews && last && (
        <Bar>
          <span>Quitaste {beforeStop(last.line.name)}.</span>
          <KeyButton of="undo" onClick={onUndo}>
            Deshacer
          </KeyButton>
        </Bar>
      )}
    </div>
  );
});
