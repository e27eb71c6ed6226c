import { useCall } from '@cuadra/shared/client';
import type { ClientAccount, ReminderMessage } from '@cuadra/shared/contract';
import { Button, Dialog, LoadFailed, Notice, Skeleton } from '@cuadra/shared/ui';
import { useState } from 'react';
import { MessageForm } from './MessageForm.tsx';
import { OneReminder } from './OneReminder.tsx';
import { owesSomething, type ReminderDialogProps } from './reminder-facts.ts';

/** Writes to a client who owes something: the shop's message filled in, sent by WhatsApp, and noted. */
export default function ReminderDialog(props: ReminderDialogProps) {
  const { client, onClose } = props;
  const account = useCall('GET /clients/{id}/account', { params: { id: client.id } }, { staleTime: 0 });
  const message = useCall('GET /clients/reminder_message', undefined, { staleTime: 0 });
  const [isEditing, setEditing] = useState(false);
  if (isEditing && message.data) {
    return <MessageForm message={message.data} onClose={() => setEditing(false)} />;
  }
  const failed = [account, message].find(({ error, data }) => error && !data);
  if (account.data && message.data && owesSomething(account.data)) {
    return (
      <Loaded
        {...props}
        account={account.data}
        message={message.data}
        onEditMessage={() => setEditing(true)}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Recordar a ${client.name}`}
      footer={<Button onClick={onClose}>Cerrar</Button>}
    >
      {failed ? (
        <LoadFailed
          level={3}
          title="No pudimos preparar el mensaje"
          error={failed.error}
          onRetry={() => void Promise.all([account.refetch(), message.refetch()])}
        />
      ) : account.data && message.data ? (
        <Notice tone="ok">{client.name} ya no te debe nada.</Notice>
      ) : (
        <Skeleton height={220} radius="var(--r-2)" />
      )}
    </Dialog>
  );
}

interface LoadedProps extends ReminderDialogProps {
  account: ClientAccount;
  message: ReminderMessage;
  onEditMessage: () => void;
}

/** Another message of the shop, or other figures, are another text. */
function Loaded(props: LoadedProps) {
  return <OneReminder key={`${props.client.id} ${props.message.version}`} {...props} />;
}
