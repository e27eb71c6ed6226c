import { useCallPages } from '@cuadra/shared/client';
import { shortWhen } from '@cuadra/shared/domain';
import { LoadedList, MoreButton, Skeleton, Stack, Text } from '@cuadra/shared/ui';
import { useId } from 'react';
import { Muted, SubTitle } from '../drawer-style.ts';

/** When somebody of Cuadra looked into the company: whose shop it is gets to know. */
export function Visits() {
  const id = useId();
  const visits = useCallPages('GET /companies/visits');
  return (
    <Stack $gap={2} as="section" aria-labelledby={id}>
      <SubTitle id={id}>Visitas de Cuadra</SubTitle>
      <Muted>
        Cuando alguien de soporte entra a tu empresa para ayudarte, queda aquí. Puede mirar y nada más.
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
            {data?.map(({ id: visit, inspector, entered_at, left_at }) => (
              <li key={visit}>
                {inspector} · {shortWhen(entered_at)}
                {left_at === null && ' · sigue dentro'}
              </li>
            ))}
          </Stack>
        )}
      </LoadedList>
      <MoreButton list={visits} />
    </Stack>
  );
}
