import type { ClientImportPlan, ClientImportResult, ClientWarning } from '@cuadra/shared/contract';
import {
  CLIENT_COLUMNS,
  type ClientField,
  type Grants,
  isGranted,
  readHeader,
  searchable,
} from '@cuadra/shared/domain';
import { type CompanyTransaction, type Database, withCompany } from '../../database/connect.ts';
import { editAs } from '../../database/edits.ts';
import { ApiError } from '../../errors/api-error.ts';
import { inOneTurn } from '../../imports/in-one-turn.ts';
import { readCsv } from '../../imports/read-csv.ts';
import { MAX_REJECTIONS } from '../../imports/row-refused.ts';
import type { ImportSession } from '../../imports/run-import.ts';
import { readCurrenciesUsed } from '../../money/currencies-used.ts';
import { type CheckedClients, type ClientFileRow, checkRows } from './check-rows.ts';
import { type PlannedClient, planClients } from './plan-clients.ts';
import { planDebts, sumDebts, writeDebts } from './plan-debts.ts';
import { writeClients } from './write-clients.ts';

type Bytes = AsyncIterable<Uint8Array>;

/**
 * What an import of a list of clients would come to. It goes the import's own way up to where that begins to write.
 *
 * @throws ApiError as `importClients` does before it writes
 */
export async function checkClients(
  db: Database,
  session: ImportSession,
  bytes: Bytes,
): Promise<ClientImportPlan> {
  const checked = await readRows(db, session, bytes);
  return withCompany(db, session.companyId, async (trx) => {
    const { planned, debts, rejections } = await plan(trx, session, checked, { isWriting: false });
    const taken = new Set(planned.map(({ row }) => row.line));
    const warnings = [...checked.warnings, ...renamed(planned)]
      .filter(({ line }) => taken.has(line))
      .sort((a, b) => a.line - b.line);
    const owing = new Set(debts.map(({ clientId }) => clientId));
    const created = planned.filter(({ isNew }) => isNew).length;
    const changed = planned.filter(
      ({ isNew, isChanged, client }) => !isNew && (isChanged || owing.has(client.id)),
    ).length;
    return {
      ...{ created, changed, unchanged: planned.length - created - changed },
      ...{ rejected: rejections.length, rejections: rejections.slice(0, MAX_REJECTIONS) },
      ...{ warned: warnings.length, warnings: warnings.slice(0, MAX_REJECTIONS) },
      debts: sumDebts(debts),
    };
  });
}

/**
 * Takes over a list of clients with what they owed before Cuadra: all of it that can be taken, in one transaction, and of the rest
 * each line with its reason. Sent twice it changes nothing the second time, and no debt is doubled (decision 0049).
 *
 * @throws ApiError 400 with `fields.file` (what is no such list at all) or `fields.name`; 403 naming the columns that the
 * sender may not set; 409 ERROR_CONFLICT `file: 'import-running'` while another import of the company runs
 */
export async function importClients(
  db: Database,
  session: ImportSession,
  bytes: Bytes,
): Promise<ClientImportResult> {
  const checked = await readRows(db, session, bytes);
  return inOneTurn(db, session.companyId, async (trx) => {
    const { planned, debts, rejections } = await plan(trx, session, checked, { isWriting: true });
    await editAs(trx, session.userId);
    await writeClients(trx, planned);
    await writeDebts(trx, session, debts);
    const created = planned.filter(({ isNew }) => isNew).length;
    return {
      ...{ created, updated: planned.length - created },
      ...{ rejected: rejections.length, rejections: rejections.slice(0, MAX_REJECTIONS) },
      debts: sumDebts(debts),
    };
  });
}

/** Who would be called otherwise, case and accents apart: mostly a cédula that was written wrong. */
function renamed(planned: readonly PlannedClient[]): ClientWarning[] {
  return planned.flatMap(({ row: { line }, nameBefore, client }) =>
    nameBefore === undefined || searchable(nameBefore) === searchable(client.name)
      ? []
      : [{ line, reason: 'renamed', field: null, value: nameBefore }],
  );
}

async function readRows(db: Database, session: ImportSession, bytes: Bytes): Promise<CheckedClients> {
  const file = await readCsv(bytes, CLIENT_COLUMNS);
  const fields = readHeader(file.header, CLIENT_COLUMNS);
  if (!fields.includes('name')) {
    throw new ApiError('ERROR_VALIDATION', { fields: { name: 'missing-column' } });
  }
  const places = Object.fromEntries(fields.flatMap((field, at) => (field === null ? [] : [[field, [at]]])));
  const { main, alternative } = await withCompany(db, session.companyId, readCurrenciesUsed);
  const checked = checkRows(file, places, [alternative, main]);
  checkFieldPermissions(checked.rows, session.grants);
  return checked;
}

/** What takes clients: update of whoever creates one by one, too. */
const GUARDED: Readonly<Partial<Record<ClientField, (row: ClientFileRow) => boolean>>> = {
  wholesale: ({ is_wholesale }) => is_wholesale === true,
  debt: ({ debt }) => debt !== null,
};

/**
 * Nothing of a file is left out in silence: see the import of products.
 *
 * @throws ApiError 403 with `not-allowed` on each column that the sender may not set
 */
function checkFieldPermissions(rows: readonly ClientFileRow[], grants: Grants): void {
  if (isGranted(grants, ['clients', 'update'])) return;
  const refused = Object.entries(GUARDED).filter(([, says]) => rows.some(says));
  if (refused.length === 0) return;
  const fields = Object.fromEntries(refused.map(([field]) => [field, 'not-allowed']));
  throw new ApiError('ERROR_MIDDLEWARE_NEED_PERMISSIONS', { fields });
}

async function plan(
  trx: CompanyTransaction,
  { grants }: ImportSession,
  checked: CheckedClients,
  { isWriting }: { isWriting: boolean },
) {
  const clients = await planClients(trx, checked.rows, {
    mayUpdate: isGranted(grants, ['clients', 'update']),
    isWriting,
  });
  const { debts, rejections, planned } = await planDebts(trx, clients.planned);
  const all = [...checked.rejections, ...clients.rejections, ...rejections];
  return { planned, debts, rejections: all.sort((a, b) => a.line - b.line) };
}
