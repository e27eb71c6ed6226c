import type { Employee } from '@cuadra/shared/contract';
import { COUNTRIES, formatIdentification } from '@cuadra/shared/domain';
import { Button, DrawerFoot, DrawerStack, Facts, Notice } from '@cuadra/shared/ui';
import { UserAccess } from './UserAccess.tsx';
import { UserHead } from './UserHead.tsx';

export interface UserViewProps {
  user: Employee;
  own: boolean;
  /** False: may do more than whoever looks. */
  isReached: boolean;
  onClose: () => void;
}

/** A user who may be looked at and not changed. */
export function UserView({ user, own, isReached, onClose }: UserViewProps) {
  const { identification, identification_type: kind } = user;
  return (
    <DrawerStack>
      <UserHead user={user} own={own} picture />
      {!isReached && <Notice>Esta persona puede hacer más que tú, así que solo la puedes ver.</Notice>}
      <Facts
        facts={[
          ['Rol', user.role?.name ?? 'Sin rol'],
          ['Usuario', user.username],
          ['Correo', user.email],
          [
            'Identificación',
            identification && kind ? formatIdentification(kind, identification) : 'Sin registrar',
          ],
          ['País', COUNTRIES.find(({ value }) => value === user.country)?.label ?? user.country],
        ]}
      />
      {isReached && <UserAccess user={user} own={own} onRemoved={onClose} />}
      <DrawerFoot>
        <Button onClick={onClose}>Cerrar</Button>
      </DrawerFoot>
    </DrawerStack>
  );
}
