import { useCallPages } from '@cuadra/shared/client';
import type { InspectorVisit } from '@cuadra/shared/contract';
import { formatDateTime } from '@cuadra/shared/domain';
import { LoadedList, MoreButton, Skeleton, Stack, Text } from '@cuadra/shared/ui';
import { useId } from 'react';
import { Muted, SubTitle } from '../drawer-style.ts';

function momentText(instant: string): string {
  return formatDateTime(new Date(instant));
}

/** `sigue dentro`, `salió 24/11/2026, 4:10 p. m.` */
function endText(leftAt: string | null, endedBy: InspectorVisit['ended_by']): string {
  if (leftAt === null) return 'sigue dentro';
  const when = momentText(leftAt);
  return endedBy === 'idle' ? `se cerró sola ${when}` : `salió ${when}`;
}

/** When and why somebody of Cuadra looked into the company: whose shop it is gets to know. */
export function Visits() {
  const id = useId();
  const visits = useCallPages('GET /companies/visits');
  return (
    <Stack $gap={2} as="section" aria-labelledby={id}>
      <SubTitle id={id}>Visitas de Cuadra</SubTitle>
      <Muted>
        Cuando alguien de soporte entra a tu empresa para ayudarte, queda aquí con su motivo. Puede mirar y
        nada más.
      </Muted>
      <LoadedList
        list={visits}
        level={3}
        failed="No pudimos cargar las visitas"
        shape={<Skeleton height={44} radius="var(--r-2)" />}
        empty={<Text $tone="soft">Nadie de Cuadra ha entrado a tu empresa.</Text>}
      >
        {(data) => (
          <Stack $gap={1} as="ul" aria-labelledby={id}>
            {data?.map(({ id: visit, inspector, reason, entered_at, left_at, ended_by }) => (
              <li key={visit}>
                {inspector} · {momentText(entered_at)}, {endText(left_at, ended_by)}
                {reason && <Muted>Motivo: {reason}</Muted>}
              </li>
            ))}
          </Stack>
        )}
      </LoadedList>
      <MoreButton list={visits} />
    </Stack>
  );
}
