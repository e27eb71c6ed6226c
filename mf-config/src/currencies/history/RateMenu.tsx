import { formatDateTime } from '@cuadra/shared/domain';
import { Icon, Menu, type MenuEntry } from '@cuadra/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { CorrectRateDialog } from './CorrectRateDialog.tsx';
import type { HistoryRow } from './history-rows.ts';
import type { useRateActions } from './use-rate-actions.ts';
import { WithdrawRateDialog } from './WithdrawRateDialog.tsx';

const Trigger = styled(Menu)`
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin: -8px 0;
  border: 0;
  border-radius: var(--r-1);
  background: none;
  color: var(--ink-3);
  cursor: pointer;
  &:hover {
    background: var(--hover);
    color: var(--ink);
  }
`;

export interface RateMenuProps extends ReturnType<typeof useRateActions> {
  row: HistoryRow;
  isCounting: boolean;
  next: HistoryRow | undefined;
}

/** What may be done with a rate of the history, and the dialogs that do it. */
export function RateMenu({ row, isCounting, next, mayCorrect, mayWithdraw }: RateMenuProps) {
  const [open, setOpen] = useState<'correct' | 'withdraw'>();
  const close = () => setOpen(undefined);
  const entries: MenuEntry[] = [
    ...(mayCorrect ? [{ label: 'Corregir', onSelect: () => setOpen('correct') }] : []),
    ...(mayWithdraw ? [{ label: 'Quitar', onSelect: () => setOpen('withdraw') }] : []),
  ];
  return (
    <>
      <Trigger
        label={`Opciones de la tasa del ${formatDateTime(new Date(row.create_at))}`}
        trigger={<Icon name="more" />}
        entries={entries}
      />
      {open === 'correct' && <CorrectRateDialog row={row} onClose={close} />}
      {open === 'withdraw' && (
        <WithdrawRateDialog row={row} isCounting={isCounting} next={next} onClose={close} />
      )}
    </>
  );
}
