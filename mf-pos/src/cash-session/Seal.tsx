import styled from 'styled-components';
import { BrandMark } from '../brand/BrandMark.tsx';

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  padding: 10px 14px;
  border-radius: var(--r-2);
  background: var(--ok-soft);
  color: var(--ok);
  font-weight: 600;
`;

/** On a Z that balances: the square is closed. */
export function Seal() {
  return (
    <Line>
      <BrandMark size={32} />
      Esta caja cuadra al centavo.
    </Line>
  );
}
