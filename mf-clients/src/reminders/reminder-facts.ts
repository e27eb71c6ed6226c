import type { ClientAccount } from '@cuadra/shared/contract';
import { exact, firstDue, type ReminderFacts } from '@cuadra/shared/domain';

export interface RemindedClient {
  id: string;
  name: string;
  phone: string | null;
}

export interface ReminderDialogProps {
  client: RemindedClient;
  /** It was noted that this client was reminded. */
  onNoted?: (clientId: string) => void;
  /** Who comes after this one, where several are reminded one by one. */
  next?: { name: string; onNext: () => void } | undefined;
  onClose: () => void;
}

/** What a message to one client is filled in with. */
export function reminderFacts(
  client: RemindedClient,
  account: ClientAccount,
  about: Pick<ReminderFacts, 'shop' | 'today' | 'paymentData'> & {
    /** Whether the shop has a rate: without one nothing is told in its own currency. */
    hasRate: boolean;
  },
): ReminderFacts {
  const { hasRate, ...rest } = about;
  const { alternative } = account;
  return {
    ...rest,
    client: client.name,
    owed: account.owed,
    main: hasRate ? account.main : alternative,
    alternative,
    dueOn: firstDue(account.debts),
  };
}

/** Whether there is anything left to remind of. */
export function owesSomething({ owed }: ClientAccount): boolean {
  return exact(owed.alternative).gt(0);
}
