import { PasswordDrawer } from '../password/PasswordDrawer.tsx';
import { AccountDrawer } from './AccountDrawer.tsx';
import { OWN_ACCOUNT } from './drawer-ids.ts';

/** The one of the two drawers that the address names. */
export default function OwnDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  return id === OWN_ACCOUNT ? <AccountDrawer onClose={onClose} /> : <PasswordDrawer onClose={onClose} />;
}
