import { useDeviceStorage } from '@cuadra/shared/outbox';
import { notify, useSession } from '@cuadra/shared/state';
import { Button, EmptyState, Notice, Stack } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { KEYS } from '../../keyboard/keys.ts';
import { useKey } from '../../keyboard/use-key.ts';
import { type ClientEntry, unsentClients } from '../../offline/outbox/client-entry.ts';
import { outboxOf } from '../../offline/outbox/outbox-of.ts';
import type { SaleEntry } from '../../offline/outbox/sale-entry.ts';
import { tabsOf } from '../../tabs/sale-tabs-store.ts';
import { ClientCard } from './ClientCard.tsx';
import { RevokedNotice } from './RevokedNotice.tsx';
import { EntryCard } from './SaleCard.tsx';

const List = styled.ul`
  display: grid;
  gap: var(--s-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The sales that are charged and have not arrived: since when, why, and what to do about those that were rejected. */
export function OutboxDrawer({ onClose }: { onClose?: () => void }) {
  const companyId = useSession((session) => session.state?.company?.id);
  return companyId ? <Entries key={companyId} companyId={companyId} onClose={onClose} /> : null;
}

function Entries({ companyId, onClose }: { companyId: string; onClose: (() => void) | undefined }) {
  const outbox = outboxOf(companyId);
  const { entries, clients, storage, isRevoked } = useStore(outbox.store);
  const written = unsentClients(clients);
  const device = useDeviceStorage(entries.length);
  const isWaiting = [...entries, ...written].some(({ state }) => state === 'waiting');

  const send = () => void outbox.flush();
  useKey('sendNow', send, isWaiting);

  const correct = async (entry: SaleEntry) => {
    // First the tab, then out of the list: a crash between the two leaves it in both, and never in none.
    tabsOf(companyId).getState().takeBack(entry.sale);
    await outbox.remove(entry.id);
    onClose?.();
  };
  const discard = async (entry: SaleEntry) => {
    await outbox.remove(entry.id);
    notify.info('Venta descartada.');
  };
  const discardClient = async ({ id }: ClientEntry) => {
    await outbox.removeClient(id);
    notify.info('Cliente descartado.');
  };

  return (
    <Stack $gap={3}>
      {isRevoked && <RevokedNotice companyId={companyId} outbox={outbox} />}
      {storage === 'refused' && (
        <Notice tone="bad" title="Este equipo no puede guardar ventas.">
          Su almacenamiento está lleno o bloqueado. Puedes cobrar con conexión; sin ella, no. Libera espacio o
          permite que este sitio guarde datos, y recarga la página.
        </Notice>
      )}
      {isWaiting && (
        <Notice
          tone="info"
          title="Están guardadas en este equipo."
          action={
            <Button size="sm" icon="refresh" shortcut={KEYS.sendNow.drawn} onClick={send}>
              Enviar ahora
            </Button>
          }
        >
          Se envían solas apenas haya conexión. Ninguna venta se cobra dos veces.
          {device?.isSafe === false && ' No borres los datos del navegador hasta entonces.'}
        </Notice>
      )}
      {storage !== 'refused' && device?.isNearlyFull && (
        <Notice tone="warning" title="Queda poco espacio en este equipo.">
          Libera espacio pronto: cuando se acabe, no se podrá vender sin conexión.
        </Notice>
      )}
      {entries.length + written.length === 0 ? (
        <EmptyState icon="check" title="No hay ventas por enviar" level={3}>
          Todo lo que cobraste en este equipo ya está registrado.
        </EmptyState>
      ) : (
        <List aria-label="Ventas por enviar">
          {written.map((entry) => (
            <ClientCard
              key={entry.id}
              entry={entry}
              sales={entries.filter(({ body }) => body.client_id === entry.id).length}
              onSendAgain={() => void outbox.sendAgain(entry.id)}
              onDiscard={() => discardClient(entry)}
            />
          ))}
          {entries.map((entry) => (
            <EntryCard
              key={entry.id}
              entry={entry}
              onSendAgain={() => void outbox.sendAgain(entry.id)}
              onCorrect={() => void correct(entry)}
              onDiscard={() => discard(entry)}
            />
          ))}
        </List>
      )}
    </Stack>
  );
}
