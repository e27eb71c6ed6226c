import { can, useDrawers, useTheme, useUnsent } from '@cuadra/shared/state';
import { Avatar, ConfirmDialog, Menu, type MenuEntry, TOUCH } from '@cuadra/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { OWN_ACCOUNT, OWN_PASSWORD } from '../account/own/drawer-ids.ts';
import { OwnDrawers } from '../account/own/OwnDrawers.tsx';
import { useVisitor } from '../navigation/use-visitor.ts';
import { signOut } from '../session/sign-out.ts';

const Button = styled(Menu)`
  flex: none;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  ${TOUCH} {
    display: grid;
    place-items: center;
    min-width: 44px;
    min-height: 44px;
  }
`;

const Who = styled.div`
  b {
    display: block;
    font-weight: 600;
  }
  small {
    font-size: var(--t-xs);
    color: var(--ink-3);
  }
`;

const Waiting = styled.span`
  display: block;
  margin-top: var(--s-3);
  padding: 10px 14px;
  border-radius: var(--r-2);
  background: var(--gold-soft);
  color: var(--gold);
  font-weight: 500;
`;

/** What users must know before they leave a device on which work of theirs waits. */
function waitingText(count: number): string {
  const what = count === 1 ? 'Queda 1 registro por enviar' : `Quedan ${count} registros por enviar`;
  return `${what}. No se pierde nada: sigue guardado en este equipo y se envía cuando alguien de tu empresa vuelva a entrar aquí.`;
}

/** The signed-in user; «Mi cuenta», as a drawer for who may not open its screen, beside the own password; and the way out. */
export function ProfileMenu() {
  const { user, role, company } = useVisitor().state;
  const waiting = useUnsent(company?.id);
  const count = Object.values(waiting).reduce((sum, one) => sum + one, 0);
  const [leaving, setLeaving] = useState(false);
  const { theme, toggle } = useTheme();
  const { openDrawer } = useDrawers();
  const entries: MenuEntry[] = [
    theme === 'dark'
      ? { label: 'Usar tema claro', icon: 'sun', onSelect: toggle }
      : { label: 'Usar tema oscuro', icon: 'moon', onSelect: toggle },
    'separator',
    { label: 'Cerrar sesión', icon: 'log-out', onSelect: () => setLeaving(true) },
  ];
  if (!user.super_user && can(['users', 'update'])) {
    entries.unshift({ label: 'Mi cuenta', icon: 'user', to: '/my-account' });
  } else {
    entries.unshift(
      { label: 'Mi cuenta', icon: 'user', onSelect: () => openDrawer(OWN_ACCOUNT) },
      { label: 'Cambiar mi contraseña', icon: 'shield', onSelect: () => openDrawer(OWN_PASSWORD) },
    );
  }
  return (
    <>
      <Button
        label={`Tu cuenta, ${user.name}`}
        entries={entries}
        header={
          <Who>
            <b>{user.name}</b>
            <small>
              {user.username}
              {role && ` · ${role.name}`}
            </small>
          </Who>
        }
        trigger={<Avatar name={user.name} image={user.image} />}
      />
      <ConfirmDialog
        open={leaving}
        onOpenChange={setLeaving}
        title="Cerrar sesión"
        confirm="Salir"
        cancel="No"
        onConfirm={signOut}
      >
        Estás seguro que deseas salir...
        {count > 0 && <Waiting>{waitingText(count)}</Waiting>}
      </ConfirmDialog>
      <OwnDrawers />
    </>
  );
}
