import type { ListedUser } from '@cuadra/shared/contract';
import { Avatar, Badge, Skeleton } from '@cuadra/shared/ui';
import { lastSeenText } from './last-seen.ts';
import { Names, Row } from './users-style.ts';

/** Connected: the role and ON; otherwise since when not, and OFF (spec §4). */
export function UserRow({ user }: { user: ListedUser }) {
  const { name, role, is_online: online, last_seen_at: lastSeenAt } = user;
  return (
    <Row>
      <Avatar name={name} online={online} />
      <Names>
        <b>{name}</b>
        <small>{online ? (role?.name ?? 'Sin rol') : lastSeenText(lastSeenAt)}</small>
      </Names>
      <Badge tone={online ? 'ok' : 'neutral'}>{online ? 'ON' : 'OFF'}</Badge>
    </Row>
  );
}

export function UserRowSkeleton() {
  return (
    <Row>
      <Skeleton width={32} height={32} radius="50%" />
      <Names>
        <Skeleton width={120} />
        <Skeleton width={72} height={11} />
      </Names>
      <Skeleton width={36} height={19} radius="999px" />
    </Row>
  );
}
