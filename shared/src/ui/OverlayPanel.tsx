import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useBackStep } from './back/use-back-step.ts';
import { IconButton } from './IconButton.tsx';
import {
  Backdrop,
  Description,
  Foot,
  Head,
  Layer,
  type OverlayShape,
  Panel,
  Title,
} from './overlay-style.ts';
import { CONTROLS, ScrolledBody } from './ScrolledBody.tsx';

export interface OverlayProps {
  open: boolean;
  /** Told when the user closes it: Escape, a press outside, the cross. */
  onOpenChange: (open: boolean) => void;
  /** Its heading and its name. */
  title: string;
  /** One sentence below the heading, read out when it opens. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the bottom, always in sight. */
  footer?: ReactNode;
  /** Where the focus goes first; by default to the field that it begins with, or else to its heading. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** False: neither Escape nor a press outside closes it, and there is no cross. True by default. */
  dismissible?: boolean;
  /** It stands in the address, so that «back» closes it by that; any other has a step of the history of its own. */
  inAddress?: boolean;
}

/** What dialogs and drawers are made of: the focus is held inside and given back afterwards. */
export default function OverlayPanel({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  initialFocus,
  dismissible = true,
  inAddress = false,
  shape,
  role,
}: OverlayProps & { shape: OverlayShape; role?: 'alertdialog' }) {
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const hasOpener = useRef(true);
  useLayoutEffect(() => {
    if (open) hasOpener.current = document.activeElement !== document.body;
  }, [open]);
  useBackStep(open && !inAddress, () => {
    if (dismissible) onOpenChange(false);
  });
  return (
    <Dialog.Root
      open={open}
      disablePointerDismissal={!dismissible || role === 'alertdialog'}
      onOpenChange={(next, details) => {
        if (!dismissible && details.reason === 'escape-key') details.cancel();
        else onOpenChange(next);
      }}
    >
      <Layer>
        {/* A question over a drawer darkens the drawer too; a drawer over a drawer lies on what is dark already. */}
        <Backdrop forceRender={shape !== 'drawer'} />
        <Panel
          ref={panel}
          $shape={shape}
          data-shape={shape}
          finalFocus={() => hasOpener.current || whatStandsBelow(panel.current)}
          {...(role && { role })}
          initialFocus={
            initialFocus ?? ((by) => by === 'touch' || firstField(body.current) || heading.current)
          }
        >
          <Head>
            <Title ref={heading} tabIndex={-1}>
              {title}
            </Title>
            {dismissible && role !== 'alertdialog' && (
              <Dialog.Close render={<IconButton icon="x" label="Cerrar" />} />
            )}
          </Head>
          {(children || description) && (
            <ScrolledBody ref={body}>
              {description && <Description render={<div />}>{description}</Description>}
              {children}
            </ScrolledBody>
          )}
          {footer && <Foot>{footer}</Foot>}
        </Panel>
      </Layer>
    </Dialog.Root>
  );
}

/** Only one that nothing stands before: the focus must not start where the eye does not. */
function firstField(body: HTMLElement | null): HTMLElement | undefined {
  const first = body?.querySelector<HTMLElement>(CONTROLS);
  return first?.matches('input, select, textarea') ? first : undefined;
}

/** What was opened by a link has nothing to give the focus back to: the panel or the screen below takes it. */
function whatStandsBelow(own: HTMLElement | null): HTMLElement | null {
  const others = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].filter(
    (panel) => panel !== own && !own?.contains(panel),
  );
  return others.at(-1) ?? document.querySelector('main');
}
