import { GuidesPanel } from '../../guides/index.ts';
import { UsersOnline } from '../team/UsersOnline.tsx';

/** Who is here, and the guides: what spec §2 has the home page show beside its tiles. */
export default function TilesSide() {
  return (
    <>
      <UsersOnline />
      <GuidesPanel />
    </>
  );
}
