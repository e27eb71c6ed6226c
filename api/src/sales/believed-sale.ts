import { MAX_SALE_AGE_DAYS, type SaleDraft } from '@cuadra/shared/contract';
import { type LateReason, signedSale } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanySession } from '../access/admit.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { isSignedBy } from '../devices/signature.ts';
import { ApiError } from '../errors/api-error.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A contact is on its way while a sale is made, and clocks are read off whole seconds. */
const SLACK = 2 * MINUTE;
/** What waits is sent as soon as a device speaks with the server again; this long for a connection that comes and goes. */
const GRACE = 10 * MINUTE;

/** What is believed of a sale that is sent later than it was made (docs/decisions/0026). */
export interface BelievedSale {
  toldAt: Date;
  /** When it was made. */
  at: Date;
  /** Whose signature was good. */
  device: { id: string; counter: number } | null;
  /** Its seller made it: it belongs to their cash session. */
  isOfSeller: boolean;
  /** What is wrong with the proof. */
  reasons: LateReason[];
}

interface ProofRow {
  now: Date;
  public_key: Buffer | null;
  revoked_at: Date | null;
  /** The last contact before the sale was numbered, and who was signed in. */
  before_at: Date | null;
  before_user: string | null;
  /** The first after it. */
  after_at: Date | null;
  /** The device has given its number to another sale. */
  isUsed: boolean;
}

interface LateDraft {
  id: string;
  sellerId: string;
  draft: SaleDraft;
  soldAt: string;
  /** The body as it came: what was signed. */
  sent: object;
}

/**
 * Holds what a sale says of itself against what its device has told before. Without a proof it counts as made now.
 *
 * @throws ApiError 400 for one that is told as of too long ago
 */
export async function believe(
  trx: CompanyTransaction,
  session: CompanySession,
  sale: LateDraft,
): Promise<BelievedSale> {
  const { draft, sent, sellerId } = sale;
  const row = await readProof(trx, session, sale);
  const now = row.now.getTime();
  const told = Date.parse(sale.soldAt);
  if (told < now - MAX_SALE_AGE_DAYS * DAY) {
    throw new ApiError('ERROR_VALIDATION', { fields: { sold_at: 'too-old' } });
  }
  const { proof } = draft;
  const isSigned =
    proof !== undefined &&
    row.public_key !== null &&
    isSignedBy(row.public_key, signedSale(sent), proof.signature);
  // A number is of one sale: what it was used for before is not taken from it.
  const device = isSigned && !row.isUsed ? { id: proof.device_id, counter: proof.counter } : null;
  const said = { toldAt: new Date(told), device };
  const isSenders = sellerId === session.userId;
  const unproven = whyUnproven(row, { isKnown: proof !== undefined && row.public_key !== null, isSigned });
  if (unproven || !row.before_at) {
    const reasons: LateReason[] = [unproven ?? 'no-proof', ...(isSenders ? [] : ['seller' as const])];
    return { ...said, at: row.now, isOfSeller: isSenders, reasons };
  }
  const earliest = row.before_at.getTime();
  const latest = Math.min(row.after_at?.getTime() ?? now, now);
  const isOfSeller = isSenders || row.before_user === sellerId;
  const reasons: LateReason[] = [];
  // A clock that runs ahead makes no sale of tomorrow, and does no harm.
  if (told < earliest - SLACK || Math.min(told, now) > latest + SLACK) reasons.push('time');
  if (row.after_at && row.after_at.getTime() < now - GRACE) reasons.push('held-back');
  if (!isOfSeller) reasons.push('seller');
  return { ...said, at: new Date(Math.min(Math.max(told, earliest), latest)), isOfSeller, reasons };
}

function whyUnproven(
  row: ProofRow,
  { isKnown, isSigned }: { isKnown: boolean; isSigned: boolean },
): LateReason | undefined {
  if (!isKnown) return 'no-proof';
  if (!isSigned) return 'bad-signature';
  if (row.isUsed) return 'repeated';
  if (row.revoked_at) return 'revoked';
  return row.before_at ? undefined : 'no-proof';
}

async function readProof(
  trx: CompanyTransaction,
  { companyId }: CompanySession,
  { id, draft: { proof } }: LateDraft,
): Promise<ProofRow> {
  const { device_id = null, counter = 0 } = proof ?? {};
  const { rows } = await sql<ProofRow>`
    select now() as now, d.public_key, d.revoked_at, b.last_at as before_at, b.user_id as before_user,
      (select min(c.first_at) from device_contacts c
        where c.company_id = d.company_id and c.device_id = d.id and c.counter >= ${counter}) as after_at,
      exists (select from late_sales l where l.company_id = d.company_id and l.device_id = d.id
        and l.counter = ${counter} and l.sale_id <> ${id}) as "isUsed"
    from (values (true)) as one
    left join devices d on d.company_id = ${companyId} and d.id = ${device_id}::uuid
    left join lateral (select c.last_at, c.user_id from device_contacts c
      where c.company_id = d.company_id and c.device_id = d.id and c.counter < ${counter}
      order by c.last_at desc, c.id desc limit 1) b on true`.execute(trx);
  const row = rows[0];
  if (!row) throw new Error('a statement without its row');
  return row;
}
