import { useUnsent } from '@cuadra/shared/state';
import { RemoteSender } from '../remotes/index.ts';
import { useSigned } from '../session/offer-context.tsx';

/** Has each module send what it has kept on this device, wherever the user is. */
export function Senders() {
  const { state, offer } = useSigned();
  const unsent = useUnsent(state.company?.id);
  return offer.remotes.map((remote) => {
    const { sender } = remote.descriptor;
    return sender && unsent[remote.name] ? (
      <RemoteSender key={remote.name} remote={remote} expose={sender} />
    ) : null;
  });
}
