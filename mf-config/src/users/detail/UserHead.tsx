import type { Employee } from '@cuadra/shared/contract';
import { presenceBadge, presenceText } from '@cuadra/shared/domain';
import { Avatar, Badge } from '@cuadra/shared/ui';
import styled from 'styled-components';

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  h3 {
    font-size: var(--t-lg);
    overflow-wrap: anywhere;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    align-items: center;
    font-size: var(--t-sm);
    color: var(--ink-3);
  }
`;

/** Whose data it is, and whether they are there (spec §4). */
export function UserHead({ user, own, picture }: { user: Employee; own: boolean; picture: boolean }) {
  const shown = own ? { ...user, is_online: true } : user;
  return (
    <Box>
      {picture && <Avatar name={user.name} image={user.image} online={shown.is_online} size={48} />}
      <div>
        <h3>
          {user.name}
          {own && ' (tú)'}
        </h3>
        <p>
          <Badge tone={shown.is_online ? 'ok' : 'neutral'}>{presenceBadge(shown)}</Badge>
          {!user.is_active && <Badge tone="bad">Desactivado</Badge>}
          {presenceText(shown)}
        </p>
      </div>
    </Box>
  );
}
