import type { ListedCompany } from '@cuadra/shared/contract';
import type { BadgeTone } from '@cuadra/shared/ui';

/** How a company stands, in words. */
export const COMPANY_STATES: Readonly<Record<ListedCompany['state'], { name: string; tone: BadgeTone }>> = {
  trial: { name: 'En prueba', tone: 'gold' },
  paying: { name: 'Activa', tone: 'ok' },
  expired: { name: 'Vencida', tone: 'bad' },
  suspended: { name: 'Suspendida', tone: 'bad' },
};
