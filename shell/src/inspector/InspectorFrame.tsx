import { notify, useSession } from '@cuadra/shared/state';
import { Button, Icon, PHONE, TOUCH, VisuallyHidden } from '@cuadra/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { api, errorText } from '../session/connect.ts';
import './say-company.ts';

/** Layout, drawers and dialogs give way by this much, so that the banner and they never cover each other. */
const MakeRoom = createGlobalStyle`
  :root {
    --notice-height: 44px;
    ${TOUCH} {
      --notice-height: 52px;
    }
    ${PHONE} {
      --notice-height: 68px;
    }
  }
`;

const Banner = styled.section`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  height: var(--notice-height);
  padding-inline: var(--s-5);
  font-size: var(--t-sm);
  line-height: 1.35;
  /* The other way round than all that is below it, in both themes. */
  color: var(--surface);
  background: var(--ink);
  ${PHONE} {
    padding-inline: var(--s-3);
    font-size: var(--t-xs);
  }
`;

const What = styled.p`
  flex: 1;
  min-width: 0;
  /* A name of any length takes one line at most, and what the banner says stays whole. */
  b {
    display: inline-block;
    max-width: min(100%, 60ch);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    vertical-align: bottom;
  }
`;

const Leave = styled(Button)`
  flex: none;
  color: inherit;
  background: none;
  border-color: currentColor;
  box-shadow: none;
  &:hover:not(:disabled) {
    color: var(--ink);
    background: var(--surface);
  }
  &:focus-visible {
    outline-color: currentColor;
  }
`;

/**
 * What an inspector sees of a company, under a banner that says so for as long as they are in it and leads out. It is loaded together
 * with nothing below it: where it cannot be shown, neither is the company.
 */
export default function InspectorFrame({ company, children }: { company: string; children: ReactNode }) {
  const switchTo = useSession((session) => session.switchTo);
  const [isLeaving, setLeaving] = useState(false);
  const text = `Estás viendo ${company} como inspector. Solo lectura.`;
  const announced = useLater(text);
  const leave = async () => {
    setLeaving(true);
    try {
      await api('POST /backoffice/change_inspector', { body: { company_id: null } });
      switchTo(null);
    } catch (error) {
      notify.error(errorText(error));
      setLeaving(false);
    }
  };
  return (
    <>
      <MakeRoom />
      <Banner aria-label="Visita como inspector">
        <Icon name="eye" size={18} />
        <What title={company}>
          Estás viendo <b>{company}</b> como inspector. Solo lectura.
        </What>
        <Leave loading={isLeaving} onClick={leave}>
          Salir de la empresa
        </Leave>
      </Banner>
      {children}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  );
}

/** Nothing at first: screen readers say what changes in a status, and not what it begins with. */
function useLater(text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => setAnnounced(text), [text]);
  return announced;
}
