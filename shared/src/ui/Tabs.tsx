import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './Icon.tsx';
import { Cross, Handle, List, Panel, Slot, Strip } from './tabs-style.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface Tab {
  id: string;
  label: string;
  /** Small, after the label: how many. */
  badge?: ReactNode;
}

export interface TabsProps {
  /** The name of the list: «Ventas». */
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
  /** Lets tabs be closed, by their cross or the Delete key. */
  onClose?: (id: string) => void;
  /** After the last tab, such as a button for another one. */
  trailing?: ReactNode;
  /** What the selected tab shows. */
  children: ReactNode;
  className?: string;
}

/** Several of one kind, one in sight. Arrows walk, Home and End jump, Delete closes. */
export function Tabs({ label, tabs, selected, onSelect, onClose, trailing, children, className }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const tabId = (id: string) => `${base}-tab-${id}`;

  // Of many, the selected one is in sight, also when it was selected by a key.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${base}-tab-${selected}`)}`);
    const row = list.current;
    if (!tab?.parentElement || !row || row.scrollWidth <= row.clientWidth) return;
    const { offsetLeft, offsetWidth } = tab.parentElement;
    row.scrollLeft = offsetLeft - row.offsetLeft - (row.clientWidth - offsetWidth) / 2;
  }, [base, selected]);

  const walk = (event: KeyboardEvent, index: number) => {
    const last = tabs.length - 1;
    const steps: Record<string, number> = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    };
    const next = tabs[steps[event.key] ?? -1];
    const current = tabs[index];
    if (next) {
      event.preventDefault();
      onSelect(next.id);
      list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(next.id))}`)?.focus();
    } else if (event.key === 'Delete' && onClose && current && tabs.length > 1) {
      event.preventDefault();
      onClose(current.id);
    }
  };

  // A link may select what is not among them: then the first one is where the keyboard comes in.
  const isThere = tabs.some(({ id }) => id === selected);
  const reached = isThere ? selected : tabs[0]?.id;
  const closable = Boolean(onClose) && tabs.length > 1;
  return (
    <>
      <Strip className={className}>
        <List role="tablist" aria-label={label} ref={list}>
          {tabs.map((tab, index) => (
            <Slot key={tab.id} role="presentation">
              <Handle
                type="button"
                role="tab"
                id={tabId(tab.id)}
                aria-selected={tab.id === selected}
                aria-controls={`${base}-panel`}
                tabIndex={tab.id === reached ? 0 : -1}
                $closable={closable}
                onClick={() => onSelect(tab.id)}
                onKeyDown={(event) => walk(event, index)}
              >
                {tab.label}
                {tab.badge}
              </Handle>
              {closable && (
                // For the pointer only: a tab list may hold nothing but tabs; the keyboard has Delete.
                <Cross type="button" tabIndex={-1} aria-hidden onClick={() => onClose?.(tab.id)}>
                  <Icon name="x" size={14} />
                </Cross>
              )}
            </Slot>
          ))}
        </List>
        {trailing}
        {closable && <VisuallyHidden>Con Suprimir se cierra la pestaña elegida.</VisuallyHidden>}
      </Strip>
      <Panel
        role="tabpanel"
        id={`${base}-panel`}
        {...(isThere ? { 'aria-labelledby': tabId(selected) } : { 'aria-label': label })}
      >
        {children}
      </Panel>
    </>
  );
}
