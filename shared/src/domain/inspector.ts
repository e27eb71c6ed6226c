import { formatCodes, type ModulePermissions, PERMISSIONS } from './permissions.ts';

/** Hours without a request after which an inspector's visit is over (`visit_patience` of migration 0135). */
export const VISIT_HOURS = 8;

/** Actions that only look: by them an inspector sees a company whole and changes nothing in it. */
const LOOKING = /^(read|view_.*|detail_.*|pending_.*|incomes|balance|stats)$/;

/**
 * What an inspector may do in a company that they have switched into (spec §1, §6): look at everything. The API lets them make
 * no call but one that reads with it, whatever a permission is used for one day.
 */
export const INSPECTOR_PERMISSIONS: readonly ModulePermissions[] = Object.entries(PERMISSIONS)
  .map(([module, actions]) => ({
    module,
    permissions: formatCodes(
      Object.entries(actions)
        .filter(([action]) => LOOKING.test(action))
        .map(([, code]) => code),
    ),
  }))
  .filter(({ permissions }) => permissions !== '');
