import { errorText, useCallMutation } from '@cuadra/shared/client';
import { useCodes } from '@cuadra/shared/print';
import { Button, CopyButton, Dialog, Notice, Skeleton, Stack, Text } from '@cuadra/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { displayLinkOf } from './display-link.ts';

const Code = styled.img`
  display: block;
  width: min(260px, 100%);
  aspect-ratio: 1;
  border-radius: var(--r-2);
  /* White whatever the theme is: a telephone reads dark on light. */
  background: #fff;
`;

interface PhoneDialogProps {
  companyId: string;
  userId: string;
  onClose: () => void;
}

/** The address of this till's display as a code, for a tablet on the counter or the customer's own phone. */
export function PhoneDialog({ companyId, userId, onClose }: PhoneDialogProps) {
  const links = displayLinkOf(companyId);
  const known = useStore(links, (state) => state.link);
  const isWatched = useStore(links, (state) => state.isWatched);
  const link = known?.user_id === userId ? known : undefined;
  const create = useCallMutation('POST /displays/create', {
    onSuccess: ({ id, path }) => links.getState().set({ id, path, user_id: userId }),
  });
  const end = useCallMutation('DELETE /displays/delete/{id}', {});
  const { draw } = useCodes();
  const begin = useEffectEvent(() => {
    if (!link && !create.isPending) create.mutate({});
  });
  useEffect(() => {
    begin();
    links.setState({ isOffered: true });
    return () => links.setState({ isOffered: false });
  }, [links]);
  const change = async () => {
    if (link) await end.mutateAsync({ params: { id: link.id } });
    await create.mutateAsync({});
  };
  const turnOff = async () => {
    if (link) await end.mutateAsync({ params: { id: link.id } });
    links.getState().set(undefined);
    onClose();
  };
  const address = link && location.origin + link.path;
  const code = address && draw?.(address, 'qr');
  const error = create.error ?? end.error;
  const isBusy = create.isPending || end.isPending;
  return (
    <Dialog
      open
      size="sm"
      title="Pantalla del cliente en otro equipo"
      description="Léelo con la tablet del mostrador, o que lo lea quien compra. Se apaga al cerrar la caja."
      onOpenChange={onClose}
      footer={
        <>
          <Button disabled={!link || isBusy} onClick={() => void turnOff().catch(() => undefined)}>
            Apagar
          </Button>
          <Button
            icon="refresh"
            loading={isBusy}
            disabled={!link}
            onClick={() => void change().catch(() => undefined)}
          >
            Cambiar el código
          </Button>
        </>
      }
    >
      <Stack $gap={3} $align="center">
        {error && (
          <Notice
            tone="bad"
            title={errorText(error)}
            action={!link && <Button onClick={() => create.mutate({})}>Reintentar</Button>}
          />
        )}
        {code ? (
          <Code src={code.url} alt="Código QR de la pantalla del cliente" />
        ) : (
          !error && <Skeleton width={260} height={260} />
        )}
        <Text $size="sm" $tone="soft" role="status">
          {isWatched ? 'Ya hay quien la mira.' : 'Todavía no la mira nadie.'}
        </Text>
        <Text $size="sm" $tone="quiet">
          Quien tenga el código ve también las ventas que siguen, sin nombres. Cámbialo cuando quieras.
        </Text>
        {address && <CopyButton text={address} label="Copiar enlace" />}
      </Stack>
    </Dialog>
  );
}
