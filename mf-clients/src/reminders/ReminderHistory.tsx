import { useCall } from '@cuadra/shared/client';
import { formatMoney, shortWhen } from '@cuadra/shared/domain';
import { Text } from '@cuadra/shared/ui';
import styled from 'styled-components';

/** Older ones say nothing that helps to decide whether to write again. */
const SHOWN = 3;

const Lines = styled.ul`
  margin: 4px 0 0;
  padding: 0;
  list-style: none;
`;

/** When a client was reminded before, and by whom; nothing where nobody did. */
export function ReminderHistory({ clientId }: { clientId: string }) {
  const { data } = useCall('GET /clients/{id}/reminders', { params: { id: clientId } }, { staleTime: 0 });
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="reminders">
      <Text as="h3" id="reminders" $size="sm" $strong>
        Recordatorios anteriores
      </Text>
      <Lines>
        {data.items.slice(0, SHOWN).map(({ id, create_at, user, owed, currency }) => (
          <Text as="li" key={id} $tone="quiet" $size="sm">
            {shortWhen(create_at)}
            {user && ` · ${user}`} · debía {formatMoney(owed, currency)}
          </Text>
        ))}
      </Lines>
    </section>
  );
}
