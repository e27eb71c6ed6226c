import { Icon } from '@cuadra/shared/ui';
import styled from 'styled-components';

const Mark = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  margin-bottom: var(--s-3);
  padding: 10px 14px;
  border-radius: var(--r-2);
  background: var(--gold-soft);
  color: var(--gold);
  font-weight: 500;
`;

/** Says of a ticket that has no number yet that its sale is safe, and that the number comes by itself. */
export function WaitingMark() {
  return (
    <Mark role="status">
      <Icon name="clock" />
      <span>La venta quedó guardada en este equipo. Su número llega cuando se envíe.</span>
    </Mark>
  );
}
