import { useCall } from '@cuadra/shared/client';
import { useSession } from '@cuadra/shared/state';
import { Select } from '@cuadra/shared/ui';

export interface SellerFilterProps {
  seller: string | undefined;
  onChange: (seller: string | undefined) => void;
}

/** Of one seller; who asks stands first. */
export function SellerFilter({ seller, onChange }: SellerFilterProps) {
  const me = useSession((session) => session.state?.user.id);
  const { data } = useCall('GET /users', { query: { limit: 200 } });
  const users = data?.items ?? [];
  const others = users.filter(({ id }) => id !== me).sort((a, b) => a.name.localeCompare(b.name, 'es'));
  const options = [
    ...(me ? [{ value: me, label: 'Mis ventas' }] : []),
    ...others.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const isKnown = seller === undefined || options.some(({ value }) => value === seller);
  return (
    <Select
      aria-label="Vendedor"
      value={seller ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
      options={[
        { value: '', label: 'Vendedor' },
        ...options,
        ...(isKnown || seller === undefined ? [] : [{ value: seller, label: 'Otro vendedor' }]),
      ]}
    />
  );
}
