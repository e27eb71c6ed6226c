import { useCan } from '@cuadra/shared/state';
import { ButtonLink, Kbd, PHONE } from '@cuadra/shared/ui';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { ariaKey } from '../keyboard/KeyButton.tsx';
import { KEYS } from '../keyboard/keys.ts';
import { useKey } from '../keyboard/use-key.ts';
import { salesAddress } from '../sales/write-address.ts';

/** On a phone only its icon is drawn; its name stays for whoever cannot see it. */
const Short = styled(ButtonLink)`
  kbd {
    margin-inline-start: var(--s-2);
  }
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
  const navigate = useNavigate();
  const address = salesAddress({ days: { name: 'today' } });
  useKey('salesOfToday', () => void navigate(address), reads);
  if (!reads) return null;
  return (
    <Short to={address} size="sm" variant="ghost" icon="receipt" aria-keyshortcuts={ariaKey('salesOfToday')}>
      Ventas de hoy <Kbd rare>{KEYS.salesOfToday.drawn}</Kbd>
    </Short>
  );
}
