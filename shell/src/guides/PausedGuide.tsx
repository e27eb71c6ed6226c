import { Button, Icon, IconButton, PHONE } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { useGuideControl } from './use-guide-control.ts';

const Strip = styled.aside`
  position: fixed;
  z-index: 40;
  inset: auto var(--s-4) var(--s-4) auto;
  display: flex;
  align-items: center;
  gap: var(--s-2);
  max-width: min(420px, calc(100vw - 24px));
  padding: 6px 6px 6px var(--s-3);
  border: 1px solid var(--line);
  border-radius: 999px;
  background: var(--raised);
  box-shadow: var(--shadow-2);
  font-size: var(--t-sm);
  color: var(--ink-2);
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${PHONE} {
    inset: auto 12px 12px 12px;
  }
`;

/** The user went on to something else: the guide waits, out of the way. */
export function PausedGuide({ title }: { title: string }) {
  const { comeBack, stop } = useGuideControl();
  return (
    <Strip aria-label="Guía en pausa">
      <Icon name="info" size={16} />
      <span>Guía en pausa: {title}</span>
      <Button size="sm" onClick={comeBack}>
        Continuar
      </Button>
      <IconButton icon="x" size="sm" label="Cerrar guía" onClick={stop} />
    </Strip>
  );
}
