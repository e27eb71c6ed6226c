import { Icon, Menu, PHONE, TOUCH } from '@cuadra/shared/ui';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { MARK_ID } from './mark-id.ts';
import { useGuideControl } from './use-guide-control.ts';

const Mark = styled(Menu)`
  display: flex;
  align-items: center;
  flex: none;
  gap: 6px;
  height: 34px;
  padding: 0 10px;
  border: 1px solid var(--line);
  border-radius: 999px;
  background: var(--brand-soft);
  color: var(--brand-ink);
  font-size: var(--t-sm);
  font-weight: 500;
  white-space: nowrap;
  ${TOUCH} {
    height: 44px;
  }
  ${PHONE} {
    width: 44px;
    height: 44px;
    padding: 0;
    justify-content: center;
    border-color: transparent;
    background: none;
    span {
      display: none;
    }
  }
`;

const Step = styled.div`
  small {
    display: block;
    font-size: var(--t-xs);
    color: var(--ink-3);
  }
`;

/**
 * The user went on to something else: the guide waits as a mark in the header, where it covers nothing that is pressed. It
 * opens a menu, so that one press more than a stray one leads away from what is being done.
 */
export function PausedGuide({ title }: { title: string }) {
  const { comeBack, stop } = useGuideControl();
  const place = document.getElementById(MARK_ID);
  if (!place) return null;
  return createPortal(
    <Mark
      label={`Guía en pausa: ${title}`}
      trigger={
        <>
          <Icon name="info" size={16} />
          <span>Guía en pausa</span>
        </>
      }
      header={
        <Step>
          <b>{title}</b>
          <small>Sigue donde la dejaste, en otra pantalla.</small>
        </Step>
      }
      entries={[
        { label: 'Continuar la guía', icon: 'play', onSelect: comeBack },
        { label: 'Cerrar la guía', icon: 'x', onSelect: stop },
      ]}
    />,
    place,
  );
}
