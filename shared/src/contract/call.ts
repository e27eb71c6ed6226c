import type { z } from 'zod';
import type { Permission } from '../domain/index.ts';

/**
 * Who may make a call. `public`: anyone; `session`: any signed-in user of a company; a permission: one whose role has it
 * and whose company has the module; `super_user`: the back office; `inspector`: who looks into companies; `platform`: the
 * two of them; `release`: who has a token of the module that the path names.
 */
export type Access = 'public' | 'session' | 'super_user' | 'inspector' | 'platform' | 'release' | Permission;

export interface CallDefinition {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/v1`, parameters as `{id}`. */
  path: `/${string}`;
  /** One line for the OpenAPI page. */
  summary: string;
  /** The group it stands in on the OpenAPI page. */
  tag: string;
  access: Access;
  /** Another permission that opens it: what Caja reads comes with selling. It may be answered with less. */
  or?: Permission;
  /**
   * A module that the company must have beside that of the permission: one without permissions of its own, `formulas` or
   * `ecommerce` (spec §2). Without it the answer is 403, as for any module that is not in the company's list.
   */
  requires?: 'ecommerce' | 'formulas';
  /** Open while the subscription has expired (spec §4); everything else answers 402. */
  open_when_expired?: true;
  /** Open while the company is suspended; everything else answers 403 ERROR_COMPANY_SUSPENDED. */
  open_when_suspended?: true;
  /** Open to who runs Cuadra and has no second factor yet, where one is demanded; everything else answers 403. */
  open_without_second_factor?: true;
  /**
   * To who asks for `text/event-stream` it answers a stream of server-sent events, which says nothing but that there is
   * something new to read, and ends after some minutes; to all others an empty 204: they may ask, and there is such a thing.
   */
  events?: true;
  /** A POST that only reads, since what it asks for is too long for an address: open to an inspector as a GET is. */
  reads?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** What a body is that is no JSON; a text is `text/csv` without it. */
  media?: 'application/gzip';
  /** The answer on success; absent means an empty 204. */
  response?: z.ZodType;
  /** The status on success where it is not 200 (204 without a response). */
  status?: 201 | 202;
}

/** Declares a call once: the API validates with it, clients take their types from it, OpenAPI is generated from it. */
export function defineCall<const C extends CallDefinition>(call: C): C {
  return call;
}

type Field<C extends CallDefinition, K extends 'params' | 'query' | 'body'> = C[K] extends z.ZodType
  ? { [P in K]: z.input<C[K]> }
  : unknown;

/** What a client gives: `{ params, query, body }`, each only where the call has it. */
export type CallInput<C extends CallDefinition> = Field<C, 'params'> & Field<C, 'query'> & Field<C, 'body'>;

/** What a client gets. */
export type CallOutput<C extends CallDefinition> = C['response'] extends z.ZodType
  ? z.output<C['response']>
  : undefined;

/** What an API handler must answer; of a call without a response nothing is sent, whatever it gives back. */
export type CallAnswer<C extends CallDefinition> = C['response'] extends z.ZodType
  ? z.input<C['response']>
  : unknown;
