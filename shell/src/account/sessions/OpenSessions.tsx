import { errorText, useCall, useCallMutation } from '@cuadra/shared/client';
import { shortWhen } from '@cuadra/shared/domain';
import { notify } from '@cuadra/shared/state';
import { Badge, Button, ConfirmDialog, Icon, LoadedList, Skeleton } from '@cuadra/shared/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { leaveForLogin } from '../../session/sign-out.ts';
import { Actions, Part, PartText, PartTitle } from '../../ui/section.ts';

const List = styled.ul`
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  li {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    padding: 10px var(--s-3);
    min-height: 58px;
  }
  li + li {
    border-top: 1px solid var(--line);
  }
  li > svg {
    color: var(--ink-3);
  }
`;

const What = styled.div`
  flex: 1;
  min-width: 0;
  b {
    display: block;
    font-weight: 600;
  }
  small {
    display: block;
    font-size: var(--t-sm);
    color: var(--ink-3);
  }
`;

/** Where one is signed in, and the way to end it everywhere. */
export function OpenSessions() {
  const id = useId();
  const sessions = useCall('GET /sessions', undefined, { select: ({ items }) => items });
  const { mutateAsync } = useCallMutation('POST /auth/logout_all');
  const [asking, setAsking] = useState(false);

  const closeAll = async () => {
    try {
      await mutateAsync({});
    } catch (reason) {
      notify.error(errorText(reason));
      throw reason;
    }
    leaveForLogin();
  };

  return (
    <Part aria-labelledby={id} aria-busy={sessions.isLoading}>
      <div>
        <PartTitle id={id}>Sesiones abiertas</PartTitle>
        <PartText>Si no reconoces alguna, ciérralas todas y cambia tu contraseña.</PartText>
      </div>
      <LoadedList
        list={sessions}
        level={3}
        failed="No pudimos cargar tus sesiones"
        shape={<Skeleton height={58} radius="var(--r-2)" />}
      >
        {(data) => (
          <List aria-labelledby={id}>
            {data?.map((session) => {
              const { name, kind } = session.device;
              return (
                <li key={`${session.create_at} ${session.last_seen_at} ${session.is_current}`}>
                  <Icon name={kind === 'phone' ? 'smartphone' : 'monitor'} size={20} />
                  <What>
                    <b>{name}</b>
                    <small>
                      {session.is_current ? 'En uso ahora' : `Último uso: ${shortWhen(session.last_seen_at)}`}
                    </small>
                    <small>Abierta: {shortWhen(session.create_at)}</small>
                  </What>
                  {session.is_current && <Badge tone="ok">Esta sesión</Badge>}
                </li>
              );
            })}
          </List>
        )}
      </LoadedList>
      <Actions>
        <Button icon="log-out" onClick={() => setAsking(true)}>
          Cerrar todas mis sesiones
        </Button>
      </Actions>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Cerrar todas tus sesiones"
        confirm="Cerrar todas"
        danger
        onConfirm={closeAll}
      >
        Saldrás de Cuadra en todos tus equipos, también en este, y tendrás que entrar de nuevo.
      </ConfirmDialog>
    </Part>
  );
}
