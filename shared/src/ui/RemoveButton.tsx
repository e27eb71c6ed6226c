import { type ReactNode, useState } from 'react';
import { orGone, errorText as plainErrorText } from '../client/index.ts';
import type { Permission } from '../domain/index.ts';
import { notify, useCan } from '../state/index.ts';
import { Button } from './Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export interface RemoveQuestionProps {
  /** «¿Retirar «Harina»?» */
  title: string;
  /** What becomes of all that hangs on it. */
  children: ReactNode;
  /** The button that does it: «Eliminar», or «Retirar» where its past stays. */
  confirm?: 'Eliminar' | 'Retirar';
  /** Removes it on the server; what is not there any more counts as removed. */
  remove: () => Promise<unknown>;
  /** A sentence for why it stays; `errorText` by default. */
  errorText?: (error: unknown) => string;
  /** Said once it is gone: «Retiraste «Harina».» */
  done?: string;
  /** Leads away from where it stood, and has lists read again. */
  onRemoved: () => void;
}

/** Asks before something is removed, and says what came of it; the question stays where it was refused. */
export function RemoveQuestion({
  open,
  onOpenChange,
  ...props
}: RemoveQuestionProps & { open: boolean; onOpenChange: (open: boolean) => void }) {
  const {
    title,
    children,
    confirm = 'Eliminar',
    remove,
    errorText = plainErrorText,
    done,
    onRemoved,
  } = props;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      confirm={confirm}
      danger
      onConfirm={async () => {
        try {
          await orGone(remove());
        } catch (error) {
          notify.error(errorText(error));
          throw error;
        }
        if (done !== undefined) notify.success(done);
        onRemoved();
      }}
    >
      {children}
    </ConfirmDialog>
  );
}

export interface RemoveButtonProps extends RemoveQuestionProps {
  /** Who has it not gets no button. */
  permission: Permission;
  /** `confirm` by default. */
  label?: string;
  block?: boolean;
}

/** The button that removes what a screen shows, after a question. */
export function RemoveButton({ permission, label, block = false, ...question }: RemoveButtonProps) {
  const [isAsking, setAsking] = useState(false);
  if (!useCan(permission)) return null;
  return (
    <>
      <Button variant="ghost" icon="trash" block={block} onClick={() => setAsking(true)}>
        {label ?? question.confirm ?? 'Eliminar'}
      </Button>
      <RemoveQuestion {...question} open={isAsking} onOpenChange={setAsking} />
    </>
  );
}
