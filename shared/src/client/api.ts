import axios, { type AxiosError, type AxiosResponse } from 'axios';
import type { CallName, CallsByName, RELEASES_HEADER } from '../contract/index.ts';
import { ApiError, readApiError } from './api-error.ts';
import { announce, announceReleases, currentToken } from './listener.ts';
import { BASE_PATH, plainRequest, queryText, REQUEST_TIMEOUT } from './request.ts';
import { readServerClock } from './server-clock.ts';
import type { ApiInput, ApiOutput, CallArguments, LooseInput, QueryName } from './types.ts';

/** The one axios instance: base path, timeout, token. Everything goes through `api`, which knows the contract. */
export const http = axios.create({
  baseURL: BASE_PATH,
  timeout: REQUEST_TIMEOUT,
  paramsSerializer: { serialize: queryText },
  // The session is a token: there is no cookie to read.
  withXSRFToken: false,
});

http.interceptors.request.use((config) => {
  const token = currentToken();
  if (token) config.headers.set('Authorization', `Bearer ${token}`);
  return config;
});

http.interceptors.response.use(undefined, async (failure: unknown) => {
  const isCurrent = isOfThisSession(failure);
  await readErrorFile(failure);
  const error = toApiError(failure);
  if (isCurrent) announce(error);
  throw error;
});

/** What is answered late, to a call of the session before, says nothing about the one there is now. */
function isOfThisSession(failure: unknown): boolean {
  if (!axios.isAxiosError(failure)) return true;
  const token = currentToken();
  return failure.config?.headers.get('Authorization') === (token && `Bearer ${token}`);
}

export interface ApiOptions {
  signal?: AbortSignal;
  /** How much of the body has gone out, 0 to 1. */
  onUploadProgress?: (share: number) => void;
}

/**
 * Makes a call of the contract by its name: `api('GET /products/{id}', { params: { id } })`.
 *
 * @throws ApiError always, whatever went wrong.
 */
export async function api<N extends CallName>(
  name: N,
  ...[input, options]: CallArguments<N, ApiOptions>
): Promise<ApiOutput<N>> {
  const request = plainRequest(name, input as LooseInput | undefined);
  const sentAt = Date.now();
  const answer: AxiosResponse<ApiOutput<N>> = await http.request({
    method: request.method,
    url: request.url,
    params: request.params,
    data: request.data,
    // False: a POST without a body names no type, where axios would name one that the API refuses.
    headers: { 'Content-Type': request.contentType ?? false },
    ...(options?.signal && { signal: options.signal }),
    ...(options?.onUploadProgress && { onUploadProgress: shareOf(options.onUploadProgress) }),
  });
  readServerClock(answer.headers.date, sentAt, Date.now());
  // By its name's type: the contract's code is no part of the client.
  announceReleases(answer.headers['cuadra-releases' satisfies typeof RELEASES_HEADER]);
  return answer.status === 204 ? (undefined as ApiOutput<N>) : answer.data;
}

/** Calls that answer a stream of server-sent events. */
type StreamName = { [N in QueryName]: CallsByName[N] extends { events: true } ? N : never }[QueryName];

/**
 * Opens a call that tells of changes by server-sent events. Whatever is answered is for the caller to read, and says nothing to
 * the session: whoever watches reads by another call, too.
 *
 * @throws what fetch throws
 */
export function apiStream(name: StreamName, signal: AbortSignal): Promise<Response> {
  const { method, url } = plainRequest(name);
  const token = currentToken();
  return fetch(BASE_PATH + url, {
    ...{ method, signal, cache: 'no-store' },
    headers: { accept: 'text/event-stream', ...(token && { authorization: `Bearer ${token}` }) },
  });
}

/**
 * Reads a call as the file that it gives: a report with all of its rows to who asks for `text/csv`, or what it only has as a file.
 *
 * @param options.timeout milliseconds, where 30 s are not what it may take
 * @throws ApiError always, whatever went wrong.
 */
export async function apiFile<N extends CallName>(
  name: N,
  input: ApiInput<N>,
  { timeout }: { timeout?: number } = {},
): Promise<Blob> {
  const { method, url, params, data, contentType } = plainRequest(name, input as LooseInput);
  const answer = await http.request<Blob>({
    ...{ method, url, params, data },
    headers: { Accept: 'text/csv, application/zip', 'Content-Type': contentType ?? false },
    // As text, the browser would take off the mark by which a spreadsheet knows that it is UTF-8.
    responseType: 'blob',
    ...(timeout && { timeout }),
  });
  return answer.data;
}

function shareOf(listen: (share: number) => void) {
  return ({ loaded, total }: { loaded: number; total?: number | undefined }) => {
    if (total) listen(loaded / total);
  };
}

/** A call for a file gets its error as a file, too: reads the JSON that is in it. */
async function readErrorFile(failure: unknown): Promise<void> {
  if (!axios.isAxiosError(failure) || !(failure.response?.data instanceof Blob)) return;
  const text = await failure.response.data.text();
  try {
    failure.response.data = JSON.parse(text);
  } catch {
    // An answer of something in between; `readApiError` knows what to make of it.
  }
}

/** Whatever axios threw → ApiError. */
export function toApiError(failure: unknown): ApiError {
  if (failure instanceof ApiError) return failure;
  if (axios.isCancel(failure)) return new ApiError('ERROR_CANCELLED', 0, { cause: failure });
  if (!axios.isAxiosError(failure)) return new ApiError('ERROR_UNKNOWN', 0, { cause: failure });
  const { response, code }: AxiosError = failure;
  if (response) return readApiError(response.status, response.data);
  const timedOut = code === 'ECONNABORTED' || code === 'ETIMEDOUT';
  return new ApiError(timedOut ? 'ERROR_TIMEOUT' : 'ERROR_NETWORK', 0, { cause: failure });
}
