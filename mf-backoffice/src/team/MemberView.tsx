import { useCallMutation } from '@cuadra/shared/client';
import type { TeamMember } from '@cuadra/shared/contract';
import { lastSeenText } from '@cuadra/shared/domain';
import { useSession } from '@cuadra/shared/state';
import { Badge, Button, ConfirmDialog, Facts, Notice, Row, Stack, Text } from '@cuadra/shared/ui';
import { useState } from 'react';
import { MemberSessions } from './MemberSessions.tsx';
import { KIND_NAMES, memberState } from './member-text.ts';
import { RemoveFactorDialog } from './RemoveFactorDialog.tsx';
import { useTeamDeed } from './use-team.ts';

/** Who somebody is, how they sign in, and what can be done about it; nothing to oneself. */
export function MemberView({ member }: { member: TeamMember }) {
  const { id, name, username, email, kind, is_active, has_password, has_second_factor } = member;
  const isOwn = useSession(({ state }) => state?.user.id === id);
  const [asking, setAsking] = useState<'active' | 'factor'>();
  const deed = useTeamDeed();
  const { mutateAsync } = useCallMutation('PUT /backoffice/team/{id}/active');
  const setActive = () =>
    deed(is_active ? `Desactivaste a ${name}.` : `Reactivaste a ${name}.`, () =>
      mutateAsync({ params: { id }, body: { is_active: !is_active } }),
    );
  const state = memberState(member);
  return (
    <Stack $gap={5}>
      <div>
        <Row>
          <Text as="h3" $size="xl">
            {name}
          </Text>
          <Badge tone={state.tone}>{state.name}</Badge>
        </Row>
        <Text $tone="quiet">{KIND_NAMES[kind]}</Text>
      </div>
      {is_active && !has_password && (
        <Notice tone="info" title="Todavía no ha elegido su contraseña.">
          Lo hace en «¿Olvidaste tu contraseña?», con el usuario {username} y un código que le llega a su
          correo.
        </Notice>
      )}
      <Facts
        facts={[
          ['Usuario', username],
          ['Correo', email],
          ['Última visita', lastSeenText(member.last_seen_at)],
          ['Verificación en dos pasos', has_second_factor ? 'Activada' : 'Sin activar'],
        ]}
      />
      <MemberSessions member={member} />
      {isOwn ? (
        <Text $tone="quiet">
          Lo tuyo lo cambias en «Mi cuenta». A ti solo te desactiva otro super usuario.
        </Text>
      ) : (
        <Row>
          {has_second_factor && (
            <Button icon="shield" onClick={() => setAsking('factor')}>
              Quitar los dos pasos
            </Button>
          )}
          <Button variant={is_active ? 'danger' : 'default'} onClick={() => setAsking('active')}>
            {is_active ? 'Desactivar' : 'Reactivar'}
          </Button>
        </Row>
      )}
      <ConfirmDialog
        open={asking === 'active'}
        onOpenChange={() => setAsking(undefined)}
        title={is_active ? `¿Desactivar a ${name}?` : `¿Reactivar a ${name}?`}
        confirm={is_active ? 'Desactivar' : 'Reactivar'}
        danger={is_active}
        onConfirm={setActive}
      >
        {is_active
          ? 'Sus sesiones se cierran ya, y no podrá entrar hasta que alguien del equipo lo reactive.'
          : 'Podrá entrar de nuevo, con la contraseña que tenía.'}
      </ConfirmDialog>
      {asking === 'factor' && <RemoveFactorDialog member={member} onClose={() => setAsking(undefined)} />}
    </Stack>
  );
}
