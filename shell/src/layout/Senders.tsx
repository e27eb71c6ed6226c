import { useUnsent } from '@cuadra/shared/state';
import { useVisitor } from '../navigation/use-visitor.ts';
import { RemoteSender } from '../remotes/index.ts';

/** Has each module send what it has stored on this device, wherever the user is. */
export function Senders() {
  const { state, navigation } = useVisitor();
  const unsent = useUnsent(state.company?.id);
  return navigation.remotes.map((remote) => {
    const { sender } = remote.descriptor;
    return sender && unsent[remote.name] ? (
      <RemoteSender key={remote.name} remote={remote} expose={sender} />
    ) : null;
  });
}
