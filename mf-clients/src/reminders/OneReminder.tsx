import { useCall } from '@cuadra/shared/client';
import type { ClientAccount, ReminderMessage } from '@cuadra/shared/contract';
import { reminderText, whatsappLink } from '@cuadra/shared/domain';
import { useSession } from '@cuadra/shared/state';
import {
  Button,
  ButtonLink,
  CopyButton,
  Dialog,
  Field,
  LinkButton,
  Notice,
  Row,
  Stack,
  Text,
  TextArea,
  useToday,
} from '@cuadra/shared/ui';
import { useState } from 'react';
import { PhoneHint } from '../clients/PhoneHint.tsx';
import { ReminderHistory } from './ReminderHistory.tsx';
import { type ReminderDialogProps, reminderFacts } from './reminder-facts.ts';
import { useNotedReminder } from './use-noted-reminder.ts';
import { useStatementLine } from './use-statement-line.ts';

interface OneReminderProps extends ReminderDialogProps {
  account: ClientAccount;
  message: ReminderMessage;
  onEditMessage: () => void;
}

/** The message to one client, which can be changed for this once. */
export function OneReminder(props: OneReminderProps) {
  const { client, account, message, next, onClose, onNoted, onEditMessage } = props;
  const shop = useSession((session) => session.state?.company?.name ?? '');
  const { data: rate } = useCall('GET /rates/dollar');
  const today = useToday();
  const facts = reminderFacts(client, account, {
    ...{ shop, today, paymentData: message.payment_data },
    hasRate: rate?.rate_id !== null,
  });
  // Until somebody types it is what the figures say, also when they are read again.
  const [typed, setTyped] = useState<string>();
  const text = typed ?? reminderText(message.text, facts);
  const noted = useNotedReminder(client.id, onNoted);
  const link = useStatementLine(client.id, (line) => setTyped(`${text}\n${line}`));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Recordar a ${client.name}`}
      footer={
        <>
          {next && noted.isNoted ? (
            <Button onClick={next.onNext}>Siguiente: {next.name}</Button>
          ) : (
            <Button variant="ghost" onClick={onClose}>
              Cerrar
            </Button>
          )}
          <ButtonLink
            to={whatsappLink(client.phone, text)}
            target="_blank"
            rel="noopener noreferrer"
            variant="primary"
            icon="message"
            onClick={noted.note}
          >
            WhatsApp
          </ButtonLink>
        </>
      }
    >
      <Stack>
        {noted.isNoted && (
          <Notice tone="ok" title="Anotamos que le recordaste hoy.">
            Si al final no lo enviaste,{' '}
            <LinkButton onClick={() => void noted.takeBack()}>quita la nota</LinkButton>.
          </Notice>
        )}
        {noted.error && <Notice tone="bad">{noted.error}</Notice>}
        <Field label="Mensaje" hint="Puedes cambiarlo para esta vez.">
          <TextArea
            rows={6}
            maxLength={2000}
            value={text}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Row>
          <CopyButton text={text} />
          <Button
            size="sm"
            icon="smartphone"
            loading={link.isMaking}
            disabled={link.isMade}
            onClick={link.make}
          >
            Añadir el enlace a su cuenta
          </Button>
          <Button size="sm" icon="pencil" onClick={onEditMessage}>
            Cambiar el mensaje de siempre
          </Button>
        </Row>
        {link.error && <Notice tone="bad">{link.error}</Notice>}
        {message.payment_data === '' && (
          <Text $tone="quiet" $size="sm">
            Aún no dice cómo pagarte: escribe tus datos una vez en el mensaje de siempre.
          </Text>
        )}
        <PhoneHint phone={client.phone} />
        <ReminderHistory clientId={client.id} />
      </Stack>
    </Dialog>
  );
}
