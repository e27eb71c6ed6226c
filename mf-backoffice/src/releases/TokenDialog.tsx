import { useCallCache, useCallMutation } from '@cuadra/shared/client';
import { makeReleaseToken } from '@cuadra/shared/contract';
import { FormDialog, useEntityForm } from '@cuadra/shared/form';
import { Button, CopyButton, Dialog, Field, Notice, Row, Stack, TextInput } from '@cuadra/shared/ui';
import { useState } from 'react';

const schema = makeReleaseToken.body.pick({ label: true });

/** Makes a token, and shows it this once. */
export function TokenDialog({ module, onClose }: { module: string; onClose: () => void }) {
  const [token, setToken] = useState<string>();
  const calls = useCallCache();
  const { mutateAsync } = useCallMutation('POST /release-tokens');
  const entity = useEntityForm({
    schema,
    values: { label: '' },
    send: ({ label }) => mutateAsync({ body: { module, label } }),
    onSaved: (made) => {
      setToken(made.token);
      void calls.refresh('GET /release-tokens', 'GET /releases/{module}/log');
    },
  });
  if (token !== undefined) return <MadeToken token={token} onClose={onClose} />;
  return (
    <FormDialog
      form={entity}
      title={`Nuevo token de ${module}`}
      description="Publica este módulo y nada más: activar una versión lo decides tú."
      submit="Hacer el token"
      onClose={onClose}
    >
      <Field
        label="De quién es"
        required
        error={entity.errorOf('label')}
        hint="Así sale en el registro: CI de Caja."
      >
        <TextInput {...entity.form.register('label')} autoComplete="off" maxLength={60} />
      </Field>
    </FormDialog>
  );
}

/** Not closed by a press beside it: nobody can read it again. */
function MadeToken({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissible={false}
      title="Copia el token"
      footer={
        <Button variant="primary" onClick={onClose}>
          Ya lo guardé
        </Button>
      }
    >
      <Stack $gap={3}>
        <Notice tone="warning" title="No se vuelve a mostrar.">
          Guárdalo donde tu equipo guarda sus secretos. Si se pierde, anúlalo y haz otro.
        </Notice>
        <Row>
          <TextInput readOnly aria-label="Token" value={token} onFocus={({ target }) => target.select()} />
          <CopyButton text={token} size="md" />
        </Row>
      </Stack>
    </Dialog>
  );
}
