import { useCall } from '@cuadra/shared/client';
import { beforeStop, shortWhen } from '@cuadra/shared/domain';
import { storedJson, useCan } from '@cuadra/shared/state';
import { Notice } from '@cuadra/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useVisitor } from '../../navigation/use-visitor.ts';
import { isNews } from './is-news.ts';

const Quiet = styled(Notice)`
  margin-bottom: var(--s-4);
  overflow-wrap: anywhere;
`;

/**
 * That somebody of Cuadra has looked into the company, and why, to who sees its visits: until it is put away, once on each device. All
 * visits stand with the company's data.
 */
export function LastVisit() {
  const { company } = useVisitor().state;
  const seesVisits = useCan(['company_configuration', 'change_optional_payments']);
  const { data } = useCall('GET /companies/visits', { query: { limit: 1 } }, { enabled: seesVisits });
  const seen = seenVisit(company?.id ?? '');
  const [putAway, setPutAway] = useState(seen.read);
  const [visit] = data?.items ?? [];
  if (!seesVisits || !visit || !isNews(visit, putAway, new Date())) return null;
  const { id, inspector, reason, entered_at, left_at } = visit;
  return (
    <Quiet
      icon="eye"
      title={
        left_at === null ? 'Alguien de Cuadra está mirando tu empresa.' : 'Alguien de Cuadra miró tu empresa.'
      }
      onDismiss={() => {
        seen.write(id);
        setPutAway(id);
      }}
    >
      {inspector}, {beforeStop(shortWhen(entered_at))}.{reason && ` Motivo: ${reason}`}
    </Quiet>
  );
}

/** The last visit that was put away here. */
function seenVisit(companyId: string) {
  return storedJson(`cuadra.seen-visit.${companyId}`, (value) =>
    typeof value === 'string' ? value : undefined,
  );
}
