import type { Employee } from '@cuadra/shared/contract';
import { useCan } from '@cuadra/shared/state';
import { Button, ButtonLink, ConfirmDialog, Dialog, Stack } from '@cuadra/shared/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { Muted, SubTitle } from '../../drawer-style.ts';
import { LoginCard } from '../LoginCard.tsx';
import { firstName, type LoginData } from '../login-data.ts';
import { useUserActions } from './use-user-actions.ts';

const Part = styled.section`
  display: grid;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-2) var(--s-4);
    padding: var(--s-3) var(--s-4);
  }
  & > div + div {
    border-top: 1px solid var(--line);
  }
`;

const Words = styled.div`
  flex: 1 1 200px;
`;

type Asking = 'password' | 'deactivate' | 'remove';

export interface UserAccessProps {
  user: Employee;
  /** It is whoever looks. */
  own: boolean;
  onRemoved: () => void;
}

/** Another password, shutting somebody out and letting them in again, and removing them; each by its permission. */
export function UserAccess({ user, own, onRemoved }: UserAccessProps) {
  const id = useId();
  const mayUpdate = useCan(['users', 'update']);
  const mayDelete = useCan(['users', 'delete']);
  const [asking, setAsking] = useState<Asking>();
  const [login, setLogin] = useState<LoginData>();
  const { resetPassword, setActive, isActivating, remove } = useUserActions(user);
  const who = firstName(user.name);
  const question = (name: Asking) => ({
    open: asking === name,
    onOpenChange: (open: boolean) => setAsking(open ? name : undefined),
  });
  if (!mayUpdate && !mayDelete) return null;
  return (
    <Part aria-label="Acceso">
      {mayUpdate && (
        <div>
          <Words>
            <SubTitle>Contraseña</SubTitle>
            <Muted>
              {own
                ? 'La tuya la cambias en Mi cuenta, con la que usas ahora.'
                : `Si ${who} la olvidó, ponle otra y se la das.`}
            </Muted>
          </Words>
          {own ? (
            <ButtonLink to="/my-account">Ir a Mi cuenta</ButtonLink>
          ) : (
            <Button onClick={() => setAsking('password')}>Poner otra contraseña</Button>
          )}
        </div>
      )}
      {mayUpdate && (
        <div>
          <Words>
            <SubTitle>{user.is_active ? 'Puede entrar' : 'Desactivado'}</SubTitle>
            <Muted id={`${id}-access`}>
              {own
                ? 'No puedes desactivarte a ti mismo.'
                : user.is_active
                  ? 'Al desactivarlo deja de entrar; todo lo suyo queda.'
                  : 'No puede entrar. Al activarlo entra con su contraseña de siempre.'}
            </Muted>
          </Words>
          {user.is_active ? (
            <Button disabled={own} aria-describedby={`${id}-access`} onClick={() => setAsking('deactivate')}>
              Desactivar
            </Button>
          ) : (
            <Button loading={isActivating} onClick={() => void setActive(true).catch(() => undefined)}>
              Activar
            </Button>
          )}
        </div>
      )}
      {mayDelete && (
        <div>
          <Words>
            <SubTitle>Eliminar</SubTitle>
            <Muted id={`${id}-delete`}>
              {own
                ? 'No puedes eliminarte a ti mismo.'
                : 'No se puede deshacer. Sus ventas quedan con su nombre.'}
            </Muted>
          </Words>
          <Button
            icon="trash"
            disabled={own}
            aria-describedby={`${id}-delete`}
            onClick={() => setAsking('remove')}
          >
            Eliminar
          </Button>
        </div>
      )}
      <ConfirmDialog
        {...question('password')}
        title={`¿Ponerle otra contraseña a ${who}?`}
        confirm="Poner otra"
        onConfirm={async () => setLogin(await resetPassword())}
      >
        La de ahora deja de servir y se cierran sus sesiones. Te mostramos la nueva para que se la des.
      </ConfirmDialog>
      <ConfirmDialog
        {...question('deactivate')}
        title={`¿Desactivar a ${who}?`}
        confirm="Desactivar"
        danger
        onConfirm={() => setActive(false)}
      >
        Sale de Cuadra ahora mismo y no puede volver a entrar hasta que lo actives. Sus ventas quedan.
      </ConfirmDialog>
      <ConfirmDialog
        {...question('remove')}
        title={`¿Eliminar a ${user.name}?`}
        confirm="Eliminar"
        danger
        onConfirm={async () => {
          await remove();
          onRemoved();
        }}
      >
        Sale de Cuadra y no vuelve a entrar. No se puede deshacer; si puede volver, mejor desactívalo.
      </ConfirmDialog>
      {login && (
        <Dialog
          open
          title={`Nueva contraseña de ${who}`}
          dismissible={false}
          onOpenChange={() => setLogin(undefined)}
          footer={
            <Button variant="primary" onClick={() => setLogin(undefined)}>
              Listo
            </Button>
          }
        >
          <Stack>
            <LoginCard login={login} />
          </Stack>
        </Dialog>
      )}
    </Part>
  );
}
