import type { PreviewOutcome } from '@cuadra/shared/contract';
import { useSession } from '@cuadra/shared/state';
import { Button, Icon, PHONE } from '@cuadra/shared/ui';
import { useState } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { forgetWish, previewOf } from './preview.ts';

/** Everything else gives way by this much, drawers too: nothing ever covers the mark, and it covers nothing. */
const MakeRoom = createGlobalStyle<{ $tall: boolean }>`
  :root {
    --preview-height: 52px;
    ${PHONE} {
      --preview-height: ${({ $tall }) => ($tall ? '84px' : '52px')};
    }
  }
`;

const Bar = styled.section`
  position: relative;
  /* Above drawers and dialogs, below what is said of the connection. */
  z-index: 65;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--s-3);
  height: var(--preview-height);
  padding-inline: var(--s-4);
  font-size: var(--t-md);
  font-weight: 600;
  color: var(--surface);
  background: var(--gold);
  svg {
    flex: none;
  }
  button {
    flex: none;
  }
  ${PHONE} {
    font-size: var(--t-sm);
  }
`;

const Said = styled.p<{ $one: boolean }>`
  min-width: 0;
  margin: 0;
  ${({ $one }) => $one && 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap;'}
`;

/** On a phone the button has room for its first word. */
const Rest = styled.span`
  ${PHONE} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

const REFUSED: Record<Exclude<PreviewOutcome['outcome'], 'shown'>, string> = {
  right: 'No tienes permiso para ver esa vista previa. Sigues con la versión de siempre.',
  unknown: 'Esa versión no existe. Sigues con la versión de siempre.',
  shell: 'Esa versión no puede abrirse en este Cuadra. Sigues con la versión de siempre.',
};

/** Above all as long as this tab shows a version that others do not get; and once, why it does not. */
export default function PreviewMark({ outcome }: { outcome: PreviewOutcome['outcome'] }) {
  const state = useSession((session) => session.state);
  const [isRead, setRead] = useState(false);
  const shown = previewOf(state);
  if (outcome !== 'shown') {
    if (isRead) return null;
    return (
      <Bar aria-label="Vista previa">
        <MakeRoom $tall />
        <Icon name="info" />
        <Said role="status" $one={false}>
          {REFUSED[outcome]}
        </Said>
        <Button size="sm" onClick={() => setRead(true)}>
          Entendido
        </Button>
      </Bar>
    );
  }
  const remote = state?.remotes.find(({ name }) => name === shown?.name);
  const title = remote?.descriptor.routes[0]?.title ?? shown?.name;
  return (
    <Bar aria-label="Vista previa">
      <MakeRoom $tall={false} />
      <Icon name="eye" />
      <Said role="status" $one>
        Vista previa: {title} {shown?.version}
      </Said>
      <Button size="sm" onClick={leavePreview}>
        <span>
          Salir<Rest> de la vista previa</Rest>
        </span>
      </Button>
    </Bar>
  );
}

/** Ends the preview now, in this tab. */
function leavePreview(): void {
  forgetWish();
  const address = new URL(location.href);
  address.searchParams.delete('preview');
  location.replace(address);
}
