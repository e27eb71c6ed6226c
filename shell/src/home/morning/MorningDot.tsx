import { useCall } from '@cuadra/shared/client';
import { useCan } from '@cuadra/shared/state';
import styled from 'styled-components';
import { useMorning } from './use-morning.ts';

const Dot = styled.i`
  position: absolute;
  inset: 6px auto auto 24px;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: var(--brand);
  box-shadow: 0 0 0 2px var(--surface);
  font-size: 0;
`;

/** Milliseconds: a till has it in sight all day, and reading it looks through all prices. */
const FRESH = 60 * 60_000;

/** On the way to Resumen, that there is something to read, for who begins the day elsewhere. @param id what describes the link */
export default function MorningDot({ id }: { id: string }) {
  const { items } = useMorning(FRESH);
  const hasNews = items.length > 0;
  const mayLook = useCan(['sales', 'read']);
  // Resumen has first steps in its place until something was sold.
  const first = useCall(
    'GET /sales',
    { query: { limit: 1 } },
    { enabled: hasNews && mayLook, staleTime: FRESH },
  );
  if (!hasNews || (mayLook && first.data?.items.length !== 1)) return null;
  return (
    // A description, and no part of the link's name.
    <Dot id={id} aria-hidden>
      Tiene novedades de hoy
    </Dot>
  );
}
