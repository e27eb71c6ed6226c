import { useCall } from '@cuadra/shared/client';
import type { Client } from '@cuadra/shared/contract';
import { formatIdentification } from '@cuadra/shared/domain';
import { Combobox, type ComboboxOption } from '@cuadra/shared/ui';
import { useState } from 'react';

export interface ClientPickerProps {
  /** Its id. */
  client: string | undefined;
  onChange: (client: string | undefined) => void;
  /** What stands there while none is chosen. */
  placeholder: string;
}

/** One client, found by any part of name or identification; for who may read clients. */
export function ClientPicker({ client, onChange, placeholder }: ClientPickerProps) {
  const [search, setSearch] = useState('');
  const found = useCall(
    'GET /clients',
    { query: { limit: 20, ...(search && { search }) } },
    { placeholderData: (previous) => previous },
  );
  // A link names the client by its id alone.
  const chosen = useCall(
    'GET /clients/{id}',
    { params: { id: client ?? '' } },
    { enabled: client !== undefined, select: optionOf },
  );
  return (
    <Combobox
      aria-label="Cliente"
      placeholder={placeholder}
      value={client === undefined ? null : (chosen.data ?? { value: client, label: 'Un cliente' })}
      onValueChange={(option) => onChange(option?.value)}
      options={found.data?.items.map(optionOf) ?? []}
      onSearch={setSearch}
      loading={found.isFetching}
    />
  );
}

function optionOf({ id, name, identification, identification_type }: Client): ComboboxOption {
  return {
    value: id,
    label: name,
    ...(identification && { hint: formatIdentification(identification_type ?? 'V', identification) }),
  };
}
