import { errorText, orGone, useCall, useCallCache, useCallMutation } from '@cuadra/shared/client';
import { type Client, STATEMENT_LINK_DAYS } from '@cuadra/shared/contract';
import { notify } from '@cuadra/shared/state';
import { Button, Dialog, LoadFailed, Notice, Spinner, Stack, Text } from '@cuadra/shared/ui';
import { useState } from 'react';
import { LiveLinks } from './LiveLinks.tsx';
import { NewLink } from './NewLink.tsx';

export interface StatementLinksDialogProps {
  client: Client;
  onClose: () => void;
}

/** Links with which a client opens their own statement: a new one, told this once, and those that are open. */
export default function StatementLinksDialog({ client, onClose }: StatementLinksDialogProps) {
  const params = { id: client.id };
  const links = useCall('GET /clients/{id}/statement_links', { params }, { staleTime: 0 });
  const create = useCallMutation('POST /clients/{id}/statement_links');
  const revoke = useCallMutation('DELETE /clients/{id}/statement_links/{link_id}');
  const calls = useCallCache();
  const [made, setMade] = useState<{ id: string; url: string }>();
  const reread = () => void calls.refresh('GET /clients/{id}/statement_links');

  const make = async () => {
    try {
      const { id, path } = await create.mutateAsync({ params });
      setMade({ id, url: `${location.origin}${path}` });
    } catch {
      // Said below, by the mutation.
    }
    reread();
  };
  const end = async (link_id: string) => {
    try {
      await orGone(revoke.mutateAsync({ params: { ...params, link_id } }));
      if (made?.id === link_id) setMade(undefined);
      notify.success('Quitaste el enlace: ya no abre nada.');
    } catch (error) {
      notify.error(errorText(error));
    }
    reread();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Enlace del estado de cuenta"
      description={`Con él, ${client.name} ve en su teléfono cuánto te debe y sus movimientos, sin entrar en Cuadra. Dura ${STATEMENT_LINK_DAYS} días.`}
      footer={<Button onClick={onClose}>Cerrar</Button>}
    >
      <Stack $top={4}>
        {made ? (
          <NewLink client={client} url={made.url} />
        ) : (
          <Button variant="primary" loading={create.isPending} onClick={() => void make()}>
            Crear un enlace
          </Button>
        )}
        {create.isError && !made && <Notice tone="bad">{errorText(create.error)}</Notice>}
        {links.data && <LiveLinks links={links.data.items} onEnd={end} />}
        {!links.data && links.isError && (
          <LoadFailed
            level={3}
            title="No pudimos cargar los enlaces"
            error={links.error}
            onRetry={() => links.refetch()}
          />
        )}
        {links.isPending && (
          <Text $tone="quiet" role="status">
            <Spinner /> Buscando los enlaces que hay…
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
