import { useCall } from '@cuadra/shared/client';
import {
  beforeStop,
  contactIdentification,
  type IdentificationType,
  identificationDigits,
  isIdentification,
} from '@cuadra/shared/domain';
import { useCan } from '@cuadra/shared/state';
import { Notice } from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import { clientPath } from '../client-paths.ts';

export interface KnownClientNoticeProps {
  type: IdentificationType;
  /** As it is typed. */
  number: string;
  /** Whose form it is. */
  except: string | undefined;
}

/** Says who has an identification already, and leads to them: one person twice is two halves of a debt. */
export function KnownClientNotice({ type, number, except }: KnownClientNoticeProps) {
  const mayOpen = useCan(['clients', 'update']);
  const mayRead = useCan(['clients', 'read']);
  const digits = identificationDigits(number);
  const isWhole = mayRead && isIdentification(type, number);
  const { data } = useCall('GET /clients', { query: { search: digits, limit: 20 } }, { enabled: isWhole });
  const known =
    isWhole &&
    data?.items.find(
      (one) => one.id !== except && one.identification === digits && one.identification_type === type,
    );
  if (!known) return null;
  const name = beforeStop(known.name);
  return (
    <Notice tone="warning">
      {contactIdentification(known)} ya está registrada a nombre de{' '}
      {mayOpen ? <Link to={clientPath(known.id)}>{name}</Link> : name}.
    </Notice>
  );
}
