import type { Client } from '@cuadra/shared/contract';
import { beforeStop, whatsappLink } from '@cuadra/shared/domain';
import { useSession } from '@cuadra/shared/state';
import { Button, ButtonLink, CopyButton, Field, Notice, Row, Stack, TextInput } from '@cuadra/shared/ui';
import { PhoneHint } from '../clients/PhoneHint.tsx';

/** A link that was just made, and the ways to hand it over. It is shown while the dialog is open, and never again. */
export function NewLink({ client, url }: { client: Client; url: string }) {
  const shop = useSession((session) => session.state?.company?.name ?? '');
  const text = `Hola, ${beforeStop(client.name)}. Aquí puedes ver tu estado de cuenta con ${shop}: ${url}`;
  const canShare = typeof navigator.share === 'function';
  return (
    <Stack $gap={3} as="section" aria-label="Enlace nuevo">
      <Notice tone="ok" title="El enlace está listo.">
        Cópialo o envíalo ahora: por seguridad no lo volvemos a mostrar.
      </Notice>
      <Field label="Enlace">
        <TextInput readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <Row>
        <CopyButton text={url} label="Copiar enlace" size="md" />
        <ButtonLink
          to={whatsappLink(client.phone, text)}
          icon="message"
          target="_blank"
          rel="noopener noreferrer"
        >
          Enviar por WhatsApp
        </ButtonLink>
        {canShare && (
          // Put away again, it rejects: that is no failure.
          <Button onClick={() => void navigator.share({ text }).catch(() => undefined)}>Compartir…</Button>
        )}
      </Row>
      <PhoneHint phone={client.phone} />
    </Stack>
  );
}
