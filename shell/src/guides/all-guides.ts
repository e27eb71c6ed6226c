import { clients } from './clients.ts';
import type { GuideSection } from './guide.ts';
import { inventory } from './inventory.ts';
import { reports } from './reports.ts';
import { sales } from './sales.ts';
import { users } from './users.ts';

/** All there are, in the order in which a new company needs them. */
export const GUIDE_SECTIONS: readonly GuideSection[] = [inventory, sales, clients, reports, users];
