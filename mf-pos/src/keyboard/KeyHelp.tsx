import { ScannerSection } from '@cuadra/shared/scan';
import { Dialog } from '@cuadra/shared/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { KEY_GROUPS } from './key-groups.ts';

const Groups = styled.div`
  columns: 2 300px;
  column-gap: var(--s-6);
`;

const Group = styled.section`
  break-inside: avoid;
  padding-bottom: var(--s-4);
  h3 {
    padding-bottom: var(--s-1);
    font-size: var(--t-sm);
    color: var(--ink-2);
  }
`;

const Rows = styled.dl`
  display: grid;
  margin: 0;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: var(--s-3);
  padding: 4px 0;
  border-top: 1px solid var(--line);
  dd {
    margin: 0;
    order: 1;
    white-space: nowrap;
  }
`;

const Key = styled.kbd`
  padding: 3px 7px;
  border: 1px solid var(--line-strong);
  border-bottom-width: 2px;
  border-radius: 4px;
  background: var(--surface-2);
  color: var(--ink-2);
  font: 500 var(--t-xs) / 1 var(--font);
`;

/** What every key of Caja does, and how its scanner is set. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const groups = useRef<HTMLDivElement>(null);
  return (
    // The keys first: the field below is hardly ever what one comes for.
    <Dialog
      open
      size="lg"
      title="Teclas de la caja"
      description="Mantén presionada la tecla Alt y verás cada una sobre su botón."
      onOpenChange={onClose}
      initialFocus={groups}
    >
      <Groups ref={groups} tabIndex={-1}>
        {KEY_GROUPS.map(({ title, rows }) => (
          <Group key={title} aria-label={title}>
            <h3>{title}</h3>
            <Rows>
              {rows.map(({ drawn, does }) => (
                <Row key={drawn}>
                  <dt>{does}</dt>
                  <dd>
                    <Key>{drawn}</Key>
                  </dd>
                </Row>
              ))}
            </Rows>
          </Group>
        ))}
      </Groups>
      <ScannerSection />
    </Dialog>
  );
}
