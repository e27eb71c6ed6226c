import type { ListedUser } from '@cuadra/shared/contract';
import { presenceBadge, presenceText } from '@cuadra/shared/domain';
import { Avatar, Badge, Skeleton } from '@cuadra/shared/ui';
import { Names, Row } from './team-style.ts';

/** Connected: the role and ON; otherwise since when not, and OFF (spec §4). */
export function UserRow({ user }: { user: ListedUser }) {
  const { name, image, is_online: online } = user;
  return (
    <Row>
      <Avatar name={name} image={image} online={online} />
      <Names>
        <b>{name}</b>
        <small>{presenceText(user)}</small>
      </Names>
      <Badge tone={online ? 'ok' : 'neutral'}>{presenceBadge(user)}</Badge>
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
