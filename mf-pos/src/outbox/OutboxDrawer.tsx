import { notify, useSession } from '@cuadra/shared/state';
import { Button, EmptyState, Notice } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { KEYS } from '../cash-register/keyboard/keys.ts';
import { useKey } from '../cash-register/keyboard/use-key.ts';
import { tabsOf } from '../cash-register/tabs/tabs-store.ts';
import { ClientCard } from './ClientCard.tsx';
import { type ClientEntry, unsettled } from './client-entry.ts';
import { useDeviceStorage } from './device-storage.ts';
import { EntryCard } from './EntryCard.tsx';
import type { OutboxEntry } from './entry.ts';
import { outboxOf } from './outbox-of.ts';

const Stack = styled.div`
  display: grid;
  gap: var(--s-3);
`;

const List = styled.ul`
  display: grid;
  gap: var(--s-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The sales that are charged and have not arrived: since when, why, and what to do about those that were refused. */
export function OutboxDrawer({ onClose }: { onClose?: () => void }) {
  const companyId = useSession((session) => session.state?.company?.id);
  return companyId ? <Entries key={companyId} companyId={companyId} onClose={onClose} /> : null;
}

function Entries({ companyId, onClose }: { companyId: string; onClose: (() => void) | undefined }) {
  const outbox = outboxOf(companyId);
  const { entries, clients, storage } = useStore(outbox.store);
  const written = unsettled(clients);
  const device = useDeviceStorage(entries.length);
  const isWaiting = [...entries, ...written].some(({ state }) => state === 'waiting');

  const send = () => void outbox.flush();
  useKey('sendNow', send, isWaiting);

  const correct = async (entry: OutboxEntry) => {
    // First the tab, then out of the list: a crash between the two leaves it in both, and never in none.
    tabsOf(companyId).getState().takeBack(entry.sale);
    await outbox.remove(entry.id);
    onClose?.();
  };
  const discard = async (entry: OutboxEntry) => {
    await outbox.remove(entry.id);
    notify.info('Venta descartada.');
  };
  const discardClient = async ({ id }: ClientEntry) => {
    await outbox.removeClient(id);
    notify.info('Cliente descartado.');
  };

  return (
    <Stack>
      {storage === 'refused' && (
        <Notice tone="bad" title="Este dispositivo no puede guardar ventas.">
          Su almacenamiento está lleno o bloqueado. Puedes cobrar con conexión; sin ella, no. Libera espacio o
          permite que este sitio guarde datos, y recarga la página.
        </Notice>
      )}
      {isWaiting && (
        <Notice
          tone="info"
          title="Están guardadas en este dispositivo."
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
        <Notice tone="warning" title="Queda poco espacio en este dispositivo.">
          Libera espacio pronto: cuando se acabe, no se podrá vender sin conexión.
        </Notice>
      )}
      {entries.length + written.length === 0 ? (
        <EmptyState icon="check" title="No hay ventas por enviar" level={3}>
          Todo lo que cobraste en este dispositivo ya está registrado.
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
