import type { DisplaySnapshot } from '@cuadra/shared/contract';
import { counted, formatMoney, MINUS } from '@cuadra/shared/domain';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { LineTile } from './LineTile.tsx';
import type { ReadPicture } from './read-picture.ts';

const Lines = styled.ol`
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
`;

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: calc(var(--u) * 1.2);
  padding: calc(var(--u) * 0.7) calc(var(--u) * 1.4);
  border-bottom: 1px solid var(--line);
  font-size: calc(var(--u) * 1.25);
  &:last-child {
    background: var(--brand-soft);
  }
  small {
    display: block;
    margin-top: 2px;
    color: var(--ink-2);
    font-size: calc(var(--u) * 1.02);
  }
  & > :last-child {
    flex: none;
    max-width: 50%;
    margin-inline-start: auto;
    text-align: end;
  }
`;

const Earlier = styled.li`
  padding: calc(var(--u) * 0.7) calc(var(--u) * 1.4);
  border-bottom: 1px solid var(--line);
  color: var(--ink-2);
`;

const Off = styled.span`
  color: var(--ok);
  font-weight: 600;
`;

interface SoldLinesProps {
  snapshot: DisplaySnapshot;
  readPicture: ReadPicture;
}

/** The lines as they come, the last one in sight. */
export function SoldLines({ snapshot, readPicture }: SoldLinesProps) {
  const { lines, earlier, main, alternative } = snapshot;
  // They have no id that a customer may read; their place from the first one on is what they are known by.
  const rows = lines.map((line, index) => ({ ...line, place: earlier + index }));
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (lines.length > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines]);
  return (
    <Lines ref={list} aria-label="Tu compra">
      {earlier > 0 && <Earlier>Y {counted(earlier, 'producto', 'productos')} antes</Earlier>}
      {rows.map(({ name, qty, price, total, discount, tile, place }) => (
        <Line key={place}>
          {tile && <LineTile {...{ name, tile, readPicture }} />}
          <div>
            <strong>{name}</strong>
            <small>
              {qty} × {price}
              {discount && (
                <>
                  {' · '}
                  <Off>
                    {MINUS}
                    {formatMoney(discount.main, main)} de descuento
                  </Off>
                </>
              )}
            </small>
          </div>
          <div>
            <strong>{formatMoney(total.main, main)}</strong>
            {main !== alternative && <small>{formatMoney(total.alternative, alternative)}</small>}
          </div>
        </Line>
      ))}
    </Lines>
  );
}
