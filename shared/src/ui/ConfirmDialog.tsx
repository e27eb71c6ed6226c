import { type ReactNode, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { OverlayPanel } from './lazy-overlays.ts';
import { useEver } from './use-ever.ts';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will happen. */
  children?: ReactNode;
  /** The button that does it: a verb, «Salir». */
  confirm: string;
  /** The button that does not; «No» by default. */
  cancel?: string;
  /** It cannot be undone. */
  danger?: boolean;
  /** Does it; the dialog stays, busy, until a promise it gives has settled, and closes unless it throws. */
  onConfirm: () => unknown;
}

/** Asks before something that is hard to undo. The focus starts on the way back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, confirm, cancel = 'No', danger = false, onConfirm } = props;
  const [busy, setBusy] = useState(false);
  const back = useRef<HTMLButtonElement>(null);
  if (!useEver(open)) return null;

  const act = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch {
      // Whoever confirms says what went wrong; the question stays open for another try.
    } finally {
      setBusy(false);
    }
  };

  return (
    <OverlayPanel
      shape="dialog-sm"
      role="alertdialog"
      open={open}
      onOpenChange={onOpenChange}
      dismissible={!busy}
      title={title}
      description={children}
      initialFocus={back}
      footer={
        <>
          <Button ref={back} disabled={busy} onClick={() => onOpenChange(false)}>
            {cancel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} loading={busy} onClick={act}>
            {confirm}
          </Button>
        </>
      }
    />
  );
}
