import { Drawer, Facts, Stack } from '@cuadra/shared/ui';
import { useVisitor } from '../../navigation/use-visitor.ts';
import { SecondFactorSection } from '../second-factor/SecondFactorSection.tsx';
import { OpenSessions } from '../sessions/OpenSessions.tsx';

/** One's own account, for who has no Mi Cuenta: who runs Cuadra, and users without the permission (spec §6). */
export function AccountDrawer({ onClose }: { onClose: () => void }) {
  const { name, username, email } = useVisitor().state.user;
  return (
    <Drawer open inAddress onOpenChange={onClose} title="Mi cuenta">
      <Stack $gap={5}>
        <Facts
          facts={[
            ['Nombre', name],
            ['Usuario', username],
            ['Correo', email],
          ]}
        />
        <SecondFactorSection />
        <OpenSessions />
      </Stack>
    </Drawer>
  );
}
