import assert from 'node:assert/strict';
import {
  type CallDefinition,
  type CallInput,
  type CallOutput,
  ERROR_STATUS,
  ErrorAnswer,
} from '@cuadra/shared/contract';
import { API_BASE } from '../http/api-base.ts';
import { assertNoInternals } from './assert-no-internals.ts';
import { exchange } from './exchange.ts';

/** What a request carries beside what the contract says. */
export interface RequestOptions {
  token?: string | undefined;
  headers?: Record<string, string>;
  /** The address it seems to come from; a new one each time, so that only tests of the limits meet them. */
  from?: string;
}

/** A call's input; a query may always be left out, because none has a field that must be there. */
export type TestInput<C extends CallDefinition> = Omit<CallInput<C>, 'query'> &
  (CallInput<C> extends { query: infer Q } ? { query?: Q } : unknown) &
  RequestOptions;

type InputOf<C extends CallDefinition> =
  Record<never, never> extends TestInput<C> ? [input?: TestInput<C>] : [input: TestInput<C>];

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed JSON; undefined when there is none. */
  body: unknown;
}

export interface AnsweredError {
  status: number;
  message: string;
  fields: Record<string, string>;
  details: Record<string, unknown>;
}

export interface RawRequest extends RequestOptions {
  /** A string or bytes go as they are, anything else as JSON. */
  body?: unknown;
}

export interface HttpClient {
  /** `http://127.0.0.1:port` */
  origin: string;
  /** Any request at all; the answer is held to the format of errors and to telling nothing of the inside. */
  send(method: string, path: string, request?: RawRequest): Promise<Answer>;
  /** A call of the contract, whatever comes of it. */
  request<C extends CallDefinition>(call: C, ...input: InputOf<C>): Promise<Answer>;
  /** A call that must succeed with the status it declares; gives its answer, checked against its schema. */
  ok<C extends CallDefinition>(call: C, ...input: InputOf<C>): Promise<CallOutput<C>>;
  /** A call that must be refused. */
  refused<C extends CallDefinition>(call: C, ...input: InputOf<C>): Promise<AnsweredError>;
}

interface LooseInput extends RequestOptions {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Speaks real HTTP to a server, typed by the contract. */
export function httpClient(origin: string): HttpClient {
  async function send(method: string, path: string, request: RawRequest = {}): Promise<Answer> {
    const { body, token, headers = {}, from = nextAddress() } = request;
    const isPlain = typeof body === 'string' || body instanceof Uint8Array;
    const {
      status,
      headers: answered,
      text,
    } = await exchange(origin + path, {
      method,
      headers: {
        'x-forwarded-for': from,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: body === undefined || isPlain ? body : JSON.stringify(body),
    });
    const isJson = /^application\/json\b/.test(answered.get('content-type') ?? '');
    const answer = { status, headers: answered, text, body: isJson ? JSON.parse(text) : undefined };
    if (answer.status >= 400) checkRefusal(path, answer);
    return answer;
  }

  function loose(call: CallDefinition, input: LooseInput = {}): Promise<Answer> {
    const { params = {}, query = {}, ...rest } = input;
    return send(call.method, pathOf(call, params, query), rest);
  }

  return {
    origin,
    send,
    request: (call, ...[input]) => loose(call, input as LooseInput),
    async ok<C extends CallDefinition>(call: C, ...[input]: InputOf<C>) {
      const answer = await loose(call, input as LooseInput);
      assert.equal(
        answer.status,
        call.response ? (call.status ?? 200) : 204,
        `${call.method} ${call.path} answered ${answer.text}`,
      );
      // The schema is the contract's own: it says of what type its output is.
      return call.response?.parse(answer.body) as CallOutput<C>;
    },
    async refused(call, ...[input]) {
      const answer = await loose(call, input as LooseInput);
      assert.ok(answer.status >= 400, `${call.method} ${call.path} was not refused: ${answer.text}`);
      return readError(answer);
    },
  };
}

/** Path and query of a call: `/api/v1/products/0199…?limit=2`. */
export function pathOf(
  call: Pick<CallDefinition, 'path'>,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [name, String(value)]);
  const search = new URLSearchParams(pairs).toString();
  return `${API_BASE}${path}${search && `?${search}`}`;
}

/** A page for buyers is refused with a page, all else with the format of readError; neither shows anything of the inside. */
function checkRefusal(path: string, answer: Answer): void {
  const isPage = /^text\/html\b/.test(answer.headers.get('content-type') ?? '');
  if (!isPage || path.startsWith(API_BASE)) readError(answer);
  else {
    assert.ok(answer.status < 500, `${answer.status} for ${path}`);
    // A style sheet speaks of columns, too.
    assertNoInternals(answer.text.replace(/<style>.*?<\/style>/s, ''));
  }
}

/** Reads an error, which must have the format of docs/contract.md#errors, the status of its code, and nothing of the inside. */
export function readError(answer: Answer): AnsweredError {
  assert.ok(isRecord(answer.body), `an error that is no JSON object: ${answer.status} ${answer.text}`);
  assert.deepEqual(Object.keys(answer.body), ['error'], answer.text);
  const { error } = ErrorAnswer.parse(answer.body);
  const statuses: Record<string, number> = ERROR_STATUS;
  assert.equal(statuses[error.message], answer.status, `${answer.status} for ${answer.text}`);
  assertNoInternals(answer.text);
  return {
    status: answer.status,
    message: error.message,
    fields: error.fields ?? {},
    details: error.details ?? {},
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

let addresses = 0;

/** One of the 16 million addresses of 10.0.0.0/8, each in turn. */
function nextAddress(): string {
  addresses++;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}
