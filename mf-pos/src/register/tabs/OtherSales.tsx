import { Icon, Menu, TOUCH } from '@cuadra/shared/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { SaleRate } from '../../sale/sale-rate.ts';
import type { SaleTab } from '../../sale/sale-tab.ts';
import { saleLabel } from './sale-label.ts';

export interface OtherSalesProps {
  tabs: readonly SaleTab[];
  rate: SaleRate | undefined;
  onSelect: (number: number) => void;
}

const Press = styled(Menu)`
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: 2px;
  height: 30px;
  padding: 0 6px;
  border: 0;
  border-radius: var(--r-1);
  background: none;
  color: var(--ink-2);
  font-size: var(--t-sm);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  &:hover {
    background: var(--sunken);
    color: var(--ink);
  }
  ${TOUCH} {
    min-width: 44px;
    height: 44px;
    justify-content: center;
  }
`;

/** The sales whose tabs have no room, each by its number, whose it is or what it begins with, and what it comes to. */
export function OtherSales({ tabs, rate, onSelect }: OtherSalesProps) {
  const place = useRef<HTMLSpanElement>(null);
  const hidden = useHidden(place, tabs.map(({ number }) => number).join());
  const others = tabs.filter((tab, index) => hidden.has(index) && !tab.selected);
  return (
    <span ref={place}>
      {others.length > 0 && (
        <Press
          label={`Otras ventas (${others.length})`}
          title="Otras ventas"
          trigger={
            <>
              +{others.length}
              <Icon name="chevron-down" size={14} />
            </>
          }
          entries={others.map((tab) => ({
            label: saleLabel(tab, rate),
            onSelect: () => onSelect(tab.number),
          }))}
        />
      )}
    </span>
  );
}

/** At least so much of a tab is in sight of one that is reached where it is. */
const IN_SIGHT = 0.9;

/**
 * Which tabs of the list beside it are out of sight, by their place: as the browser tells, so that nothing is measured while
 * lines are added.
 *
 * @param drawn changes with the tabs
 */
function useHidden(place: RefObject<HTMLElement | null>, drawn: string): ReadonlySet<number> {
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const list = place.current?.parentElement?.querySelector('[role=tablist]');
    if (!list || typeof IntersectionObserver === 'undefined') return;
    void drawn;
    const tabs = [...list.querySelectorAll('[role=tab]')];
    const observer = new IntersectionObserver(
      (entries) => {
        setHidden((before) => {
          const next = new Set([...before].filter((index) => index < tabs.length));
          for (const { target, intersectionRatio } of entries) {
            const index = tabs.indexOf(target);
            if (intersectionRatio < IN_SIGHT) next.add(index);
            else next.delete(index);
          }
          return next;
        });
      },
      { root: list, threshold: [IN_SIGHT] },
    );
    for (const tab of tabs) observer.observe(tab);
    return () => observer.disconnect();
  }, [place, drawn]);
  return hidden;
}
