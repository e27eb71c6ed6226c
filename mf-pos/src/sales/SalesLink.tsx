import { useCan } from '@cuadra/shared/state';
import { ButtonLink, PHONE } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { salesAddress } from './write-address.ts';

/** On a phone only its icon is drawn; its name stays for whoever cannot see it. */
const Short = styled(ButtonLink)`
  ${PHONE} {
    & > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

/** From Caja to what was sold today; for who may see sales. */
export function SalesLink() {
  const reads = useCan(['sales', 'read']);
  if (!reads) return null;
  return (
    <Short to={salesAddress({ days: { name: 'today' } })} size="sm" variant="ghost" icon="receipt">
      Ventas de hoy
    </Short>
  );
}
