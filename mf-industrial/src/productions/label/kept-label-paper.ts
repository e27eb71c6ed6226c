import { LABEL_SHEETS, type LabelSheet } from '@cuadra/shared/print';
import { storedJson, useSession } from '@cuadra/shared/state';
import { useState } from 'react';

function toSheet(value: unknown): LabelSheet | undefined {
  return LABEL_SHEETS.find(({ id }) => id === value);
}

/** The paper of lots' labels as it was last; a box of flour has a larger one than a product on its shelf. */
export function useLabelPaper(): [LabelSheet, (id: string) => void] {
  const companyId = useSession((session) => session.state?.company?.id ?? '');
  const stored = storedJson(`cuadra.lot-labels.${companyId}`, (value) => toSheet(value)?.id);
  const [id, setId] = useState(() => stored.read());
  const choose = (next: string) => {
    setId(next);
    stored.write(next);
  };
  return [toSheet(id) ?? LABEL_SHEETS[0], choose];
}
