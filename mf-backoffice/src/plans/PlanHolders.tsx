import type { BackofficePlan } from '@cuadra/shared/contract';
import { Card, Facts } from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { dollars } from '../basics/names.ts';
import { companies, otherPriceText, statesText } from './plan-text.ts';

const Box = styled(Card)`
  padding: var(--s-1) var(--s-4) var(--s-3);
  box-shadow: none;
`;

/** Who has a plan, and what it brings in. */
export function PlanHolders({ plan }: { plan: BackofficePlan }) {
  const { total } = plan.companies;
  const states = statesText(plan.companies);
  return (
    <Box aria-label="Quién lo tiene">
      <Facts
        facts={[
          ['Lo tienen', total === 0 ? 'Ninguna empresa' : `${companies(total)}: ${states}`],
          ...(total > 0
            ? [['Otro precio', otherPriceText(plan.other_price) || 'Todas pagan el de ahora'] as const]
            : []),
          ['Consumido en 30 días', dollars(plan.charged)],
        ]}
      />
      {total > 0 && <Link to={`/back-office?plan=${plan.id}`}>Ver sus empresas</Link>}
    </Box>
  );
}
