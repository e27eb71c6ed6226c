import { ApiError, api } from '@cuadra/shared/client';
import type { DisplaySnapshot } from '@cuadra/shared/contract';
import { useEffect, useRef } from 'react';
import type { StoreApi } from 'zustand';
import type { DisplayLinkStore } from './display-link.ts';
import { openSender, type SnapshotSender } from './snapshot-sender.ts';
import type { TillChannel } from './till-channel.ts';

interface ToPhoneProps {
  id: string;
  links: StoreApi<DisplayLinkStore>;
  channel: TillChannel;
  snapshot: DisplaySnapshot | undefined;
}

/** To displays on other devices, by the API. An address that is over is forgotten. */
export function ToPhone({ id, links, channel, snapshot }: ToPhoneProps) {
  const sender = useRef<SnapshotSender>(undefined);
  useEffect(() => {
    const opened = openSender({
      put: async (shown) => {
        try {
          const { is_watched } = await api('PUT /displays/show', { body: { id, snapshot: shown } });
          links.setState({ isWatched: is_watched });
        } catch (error) {
          if (!(error instanceof ApiError && error.status === 404)) throw error;
          if (links.getState().link?.id === id) links.getState().set(undefined);
        }
      },
      isWatched: () => links.getState().isWatched,
      isOffered: () => links.getState().isOffered,
      isMine: channel.isUsed,
    });
    sender.current = opened;
    const stop = links.subscribe(opened.plan);
    return () => {
      stop();
      opened.close();
    };
  }, [id, links, channel]);
  useEffect(() => {
    if (snapshot) sender.current?.show(snapshot);
  }, [snapshot]);
  return null;
}
