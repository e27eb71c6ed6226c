import type { StockCount } from '@cuadra/shared/contract';
import { isRecord } from '@cuadra/shared/domain';
import { storedJson, useSession } from '@cuadra/shared/state';
import { useEffect } from 'react';

/** The count that this device last looked at, so that it opens without a connection. */
function storedCount(companyId: string) {
  return storedJson<StockCount>(`cuadra.count.${companyId}`, (value) => (isCount(value) ? value : undefined));
}

function isCount(value: unknown): value is StockCount {
  return (
    isRecord(value) &&
    ['id', 'name', 'scope', 'state'].every((field) => typeof value[field] === 'string') &&
    'category_id' in value
  );
}

/** A count as the server tells it, or as it told it last. */
export function useKnownCount(id: string, told: StockCount | undefined): StockCount | undefined {
  const companyId = useSession(({ state }) => state?.company?.id ?? '');
  useEffect(() => {
    if (told) storedCount(companyId).write(told);
  }, [companyId, told]);
  if (told) return told;
  const known = storedCount(companyId).read();
  return known?.id === id ? known : undefined;
}
