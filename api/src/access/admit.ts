import { type Access, type CallDefinition, COMPANY_HEADER } from '@cuadra/shared/contract';
import {
  builtInRole,
  type Grants,
  INSPECTOR_PERMISSIONS,
  isGranted,
  type ModulePermissions,
  type Permission,
  readGrants,
} from '@cuadra/shared/domain';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { currentTime } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { hashToken, SESSION_LIFETIME } from './token.ts';

/** Who makes a request, as the database says at this moment. */
export interface Session {
  tokenHash: Buffer;
  userId: string;
  kind: 'user' | 'super_user' | 'inspector';
  /** Null for a super user, and for an inspector who has not switched into a company. */
  companyId: string | null;
  role: { id: string; name: string } | null;
  permissions: ModulePermissions[];
  grants: Grants;
  modules: string[];
  /** Why a user's company is suspended; null while it is not. */
  suspendedReason: string | null;
  /** Whether the subscription of a user's company has ended: `subscriptions.expires_at`, which every change works out. */
  isExpired: boolean;
}

/** A session inside a company: what every call with a permission gets. */
export interface CompanySession extends Session {
  companyId: string;
}

/** Where sessions are, and what is asked of who runs Cuadra. */
export interface AdmitContext {
  db: Database;
  config: Pick<Config, 'demandsSecondFactor'>;
}

/**
 * Lets a request in or says why not.
 *
 * @throws ApiError 401 without a living session; 403 ERROR_COMPANY_SUSPENDED, with the reason, while the company is; 402 while the
 * subscription has expired, but for what stays open (spec §4); 403 without the module or the permission (spec §6), or without the
 * second factor that is demanded; 409 where an inspector's tab shows another company
 */
export async function admit(
  { db, config }: AdmitContext,
  call: CallDefinition,
  request: FastifyRequest,
): Promise<Session | undefined> {
  const token = bearerToken(request);
  if (call.access === 'public') return token ? findSession(db, token) : undefined;
  if (!token) throw new ApiError('ERROR_SESSION_NOT_FOUND');
  const session = await findSession(db, token);
  if (!session) throw new ApiError('ERROR_INVALID_SESSION');
  if (session.suspendedReason !== null && !call.open_when_suspended)
    throw companySuspended(session.suspendedReason);
  if (config.demandsSecondFactor && session.kind !== 'user' && !call.open_without_second_factor) {
    if (!(await hasSecondFactor(db, session.userId))) throw new ApiError('ERROR_SECOND_FACTOR_DEMANDED');
  }
  if (isElsewhere(session, call, request)) throw new ApiError('ERROR_OTHER_COMPANY');
  if (session.isExpired && !call.open_when_expired) throw new ApiError('ERROR_EXPIRED_SUBSCRIPTION');
  if (!mayMake(session, call)) throw new ApiError('ERROR_MIDDLEWARE_NEED_PERMISSIONS');
  if (isPermission(call.access) && !session.companyId) throw new ApiError('ERROR_WITHOUT_COMPANY');
  return session;
}

/**
 * Whether an inspector's tab shows another company than the one they are in by now: no call says anything of this one to it, but those
 * about who is signed in, by which it learns where they are.
 */
function isElsewhere(session: Session, call: CallDefinition, { headers }: FastifyRequest): boolean {
  const shown = headers[COMPANY_HEADER];
  if (session.kind !== 'inspector' || shown === undefined || call.open_without_second_factor) return false;
  return shown !== session.companyId;
}

/** With the reason, which the company's users read. */
export function companySuspended(reason: string): ApiError {
  return new ApiError('ERROR_COMPANY_SUSPENDED', { details: { reason } });
}

function mayMake(session: Session, { access, or, requires, method, reads }: CallDefinition): boolean {
  if (requires && !session.modules.includes(requires)) return false;
  if (access === 'super_user' || access === 'inspector') return session.kind === access;
  if (access === 'platform') return session.kind !== 'user';
  if (!isPermission(access)) return true;
  // An inspector looks (spec §1), whatever else a permission that looks may be used for.
  if (session.kind === 'inspector' && method !== 'GET' && !reads) return false;
  return holds(session, access) || (or !== undefined && holds(session, or));
}

/** Whether the role has it and the company its module. */
function holds({ modules, grants }: Session, permission: Permission): boolean {
  return modules.includes(permission[0]) && isGranted(grants, permission);
}

function isPermission(access: Access): access is Permission {
  return typeof access !== 'string';
}

/** `Authorization: Bearer <token>`; anything else counts as no session. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{1,100})$/.exec(request.headers.authorization ?? '')?.[1];
}

/** Whether codes are asked for at the login of an account. */
export async function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select has_second_factor(${userId}::uuid) as has`.execute(db);
  return rows[0]?.has ?? false;
}

interface SessionRow {
  user_id: string;
  company_id: string | null;
  kind: 'user' | 'super_user' | 'inspector';
  role_id: string | null;
  role_name: string | null;
  permissions: ModulePermissions[] | null;
  modules: string[] | null;
  subscription_expires_at: Date | null;
  suspended_reason: string | null;
}

async function findSession(db: Database, token: string): Promise<Session | undefined> {
  const tokenHash = hashToken(token);
  const { rows } = await sql<SessionRow>`
    select * from find_session(${tokenHash}, ${SESSION_LIFETIME}::interval)`.execute(db);
  const row = rows[0];
  if (!row) return undefined;
  const role = row.role_id ? builtInRole(row.role_id) : undefined;
  const isInside = row.kind === 'inspector' && row.company_id !== null;
  const permissions = isInside ? [...INSPECTOR_PERMISSIONS] : (role?.permissions ?? row.permissions ?? []);
  return {
    tokenHash,
    userId: row.user_id,
    kind: row.kind,
    companyId: row.company_id,
    role: row.role_id ? { id: row.role_id, name: role?.name ?? row.role_name ?? '' } : null,
    permissions,
    grants: readGrants(permissions),
    modules: row.modules ?? [],
    suspendedReason: row.suspended_reason,
    // An inspector may look into a company that has not paid, and out of it again.
    isExpired:
      row.kind === 'user' &&
      row.subscription_expires_at !== null &&
      row.subscription_expires_at.getTime() <= currentTime().getTime(),
  };
}

/**
 * The company of a session that any signed-in user may make a call with.
 *
 * @throws ApiError 403 ERROR_WITHOUT_COMPANY for who has none: a super user
 */
export function companyOf(session: Session): string {
  if (!session.companyId) throw new ApiError('ERROR_WITHOUT_COMPANY');
  return session.companyId;
}
