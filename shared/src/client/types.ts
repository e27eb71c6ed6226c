import type { CallInput, CallName, CallOutput, CallsByName } from '../contract/index.ts';

/** Keys whose value may be left out whole become optional: a query of nothing but optional fields. */
type Loosen<T> = { [K in keyof T as Record<never, never> extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as Record<never, never> extends T[K] ? K : never]?: T[K];
};

/** `{ params, query, body }`, each only where the call has it. */
export type ApiInput<N extends CallName> = Loosen<CallInput<CallsByName[N]>>;

/** What the call answers; `undefined` for a 204. */
export type ApiOutput<N extends CallName> = CallOutput<CallsByName[N]>;

/** The arguments after a call's name: its input where it needs one, then the options. */
export type CallArguments<N extends CallName, Options> =
  Record<never, never> extends ApiInput<N>
    ? [input?: ApiInput<N>, options?: Options]
    : [input: ApiInput<N>, options?: Options];

/** Calls that read. */
export type QueryName = Extract<CallName, `GET ${string}`>;

/** Calls that answer `{ items, next }` and take a cursor (docs/contract.md#lists). */
export type PagedName = {
  [N in QueryName]: ApiInput<N> extends { query?: { cursor?: string | undefined } } ? N : never;
}[QueryName];

/** One item of a paged call. */
export type ItemOf<N extends PagedName> = ApiOutput<N> extends { items: (infer Item)[] } ? Item : never;

/** What a call is sent as, once its types have done their work. */
export interface LooseInput {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}
