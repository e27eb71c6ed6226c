import { LoadedDrawer, Skeleton, Stack } from '@cuadra/shared/ui';
import { useSearchParams } from 'react-router-dom';
import { MemberView } from './MemberView.tsx';
import { useTeam } from './use-team.ts';

/** Somebody of the team: `?drawer=team-member&member=<id>`. */
export function MemberDrawer({ onClose }: { onClose: () => void }) {
  const [address] = useSearchParams();
  const id = address.get('member') ?? '';
  const { data, error, refetch } = useTeam();
  const member = data?.find((one) => one.id === id);
  return (
    <LoadedDrawer
      query={{ data: member, error, refetch }}
      failed="No pudimos cargar a esta persona"
      missing={{
        title: 'No encontramos a esta persona',
        text: 'Puede que el enlace esté incompleto. Búscala en Equipo.',
      }}
      isMissing={data !== undefined && member === undefined}
      onClose={onClose}
      shape={
        <Stack $gap={3} $top={2} aria-busy>
          <Skeleton width={180} height={28} />
          <Skeleton width={240} />
          <Skeleton height={120} radius="var(--r-2)" />
        </Stack>
      }
    >
      {(one) => <MemberView key={one.id} member={one} />}
    </LoadedDrawer>
  );
}
