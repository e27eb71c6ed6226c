import type { Role } from '@cuadra/shared/contract';
import { formatPercent, isGranted, OWNER_ROLE_ID, readGrants } from '@cuadra/shared/domain';
import { useCan, useDrawers } from '@cuadra/shared/state';
import { Badge, Button, DrawerFoot, DrawerStack, Notice } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { Muted } from '../drawer-style.ts';
import { PermissionSummary } from '../permissions/PermissionSummary.tsx';
import { DeleteRole } from './DeleteRole.tsx';
import { isBuiltIn, useReach } from './use-roles.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
  h3 {
    font-size: var(--t-xl);
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
`;

/** A role that may be looked at and copied, and not changed: a built-in one (spec §4), or one above one's own. */
export function RoleView({ role, onClose }: { role: Role; onClose: () => void }) {
  const { openDrawer } = useDrawers();
  const mayCreate = useCan(['roles', 'create']);
  const reaches = useReach();
  return (
    <DrawerStack>
      <DrawerStack style={{ gap: 'var(--s-1)' }}>
        <Head>
          <h3>{role.name}</h3>
          {isBuiltIn(role) && <Badge>De Cuadra</Badge>}
        </Head>
        {role.description && <Muted>{role.description}</Muted>}
      </DrawerStack>
      {whyReadOnly(role, reaches(role), mayCreate)}
      {mayDiscount(role) && (
        <Muted>Da descuentos de hasta {formatPercent(role.max_discount)} de cada línea.</Muted>
      )}
      <PermissionSummary modules={role.modules} />
      <DrawerFoot>
        {!isBuiltIn(role) && reaches(role) && <DeleteRole role={role} onDeleted={onClose} />}
        <Button variant="ghost" onClick={onClose}>
          Cerrar
        </Button>
        {mayCreate && (
          <Button variant="primary" icon="copy" onClick={() => openDrawer('new-role', { copy: role.id })}>
            Duplicar
          </Button>
        )}
      </DrawerFoot>
    </DrawerStack>
  );
}

/** Only who sells takes something off. */
function mayDiscount({ modules }: Role): boolean {
  return isGranted(readGrants(modules), ['sales', 'create']);
}

function whyReadOnly(role: Role, isReached: boolean, mayCreate: boolean) {
  const copy = mayCreate ? ' Duplícalo para hacer uno parecido a tu medida.' : '';
  if (role.id === OWNER_ROLE_ID)
    return (
      <Notice>
        El Propietario siempre puede hacer y ver todo, también lo que Cuadra agregue después.{copy}
      </Notice>
    );
  if (isBuiltIn(role)) return <Notice>Este rol viene con Cuadra y no se cambia.{copy}</Notice>;
  if (!isReached) return <Notice>Este rol permite más que el tuyo, así que solo lo puedes ver.</Notice>;
  return null;
}
