import { useCallMutation } from '@cuadra/shared/client';
import type { TeamMember } from '@cuadra/shared/contract';
import { beforeStop, shortWhen } from '@cuadra/shared/domain';
import { Badge, Button, ConfirmDialog, Icon, Row, Stack, Text } from '@cuadra/shared/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { sessionsText } from './member-text.ts';
import { useTeamDeed } from './use-team.ts';

const List = styled.ul`
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  li {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    padding: 10px var(--s-3);
  }
  li + li {
    border-top: 1px solid var(--line);
  }
  li > svg {
    flex: none;
    color: var(--ink-3);
  }
  li > div {
    flex: 1;
    min-width: 0;
  }
`;

type Session = TeamMember['sessions'][number];

/** Where somebody of the team is signed in; each can be ended, but the one that looks. */
export function MemberSessions({ member: { id, name, sessions } }: { member: TeamMember }) {
  const heading = useId();
  const [asking, setAsking] = useState<Session | 'all'>();
  const deed = useTeamDeed();
  const { mutateAsync } = useCallMutation('DELETE /backoffice/team/{id}/sessions');
  const end = () =>
    deed(asking === 'all' ? `Cerraste las sesiones de ${name}.` : 'Cerraste la sesión.', () =>
      mutateAsync({
        params: { id },
        query: asking === undefined || asking === 'all' ? {} : { session_id: asking.id },
      }),
    );
  const others = sessions.filter(({ is_current }) => !is_current);
  return (
    <Stack as="section" $gap={3} aria-labelledby={heading}>
      <Row $justify="space-between">
        <Text as="h4" id={heading} $size="lg">
          {sessionsText(sessions.length)}
        </Text>
        {others.length > 1 && (
          <Button size="sm" onClick={() => setAsking('all')}>
            Cerrar todas
          </Button>
        )}
      </Row>
      {sessions.length > 0 && (
        <List aria-labelledby={heading}>
          {sessions.map((session) => (
            <li key={session.id}>
              <Icon name={session.device.kind === 'phone' ? 'smartphone' : 'monitor'} size={20} />
              <div>
                <strong>{session.device.name}</strong>
                <Text $tone="quiet" $size="sm">
                  Último uso: {beforeStop(shortWhen(session.last_seen_at))}. Abierta:{' '}
                  {shortWhen(session.create_at)}
                </Text>
              </div>
              {session.is_current ? (
                <Badge tone="ok">Esta sesión</Badge>
              ) : (
                <Button
                  size="sm"
                  aria-label={`Cerrar la sesión de ${session.device.name}`}
                  onClick={() => setAsking(session)}
                >
                  Cerrar
                </Button>
              )}
            </li>
          ))}
        </List>
      )}
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={() => setAsking(undefined)}
        title={asking === 'all' ? `¿Cerrar las sesiones de ${name}?` : '¿Cerrar esta sesión?'}
        confirm={asking === 'all' ? 'Cerrar todas' : 'Cerrar la sesión'}
        danger
        onConfirm={end}
      >
        {name} tendrá que entrar de nuevo. Lo que no haya guardado ahí se pierde.
      </ConfirmDialog>
    </Stack>
  );
}
