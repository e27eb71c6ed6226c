import { Agent, request } from 'node:http';

export interface CallOptions {
  token?: string;
  json?: unknown;
  csv?: string;
}
export type Caller = (path: string, options?: CallOptions) => Promise<Record<string, unknown>>;

/**
 * A client of the API that keeps its connections and costs little itself, so that a measure is of the server.
 *
 * @throws for any status of 400 or more
 */
export function httpCaller(base: URL): Caller {
  const agent = new Agent({ keepAlive: true });
  return (path, { token, json, csv } = {}) =>
    new Promise((resolve, reject) => {
      const body = csv ?? (json === undefined ? undefined : JSON.stringify(json));
      const headers: Record<string, string | number> = {};
      if (token) headers.authorization = `Bearer ${token}`;
      if (body !== undefined) {
        headers['content-type'] = csv === undefined ? 'application/json' : 'text/csv';
        headers['content-length'] = Buffer.byteLength(body);
      }
      const outgoing = request(
        {
          agent,
          host: base.hostname,
          port: base.port,
          path: `/api/v1${path}`,
          method: body === undefined ? 'GET' : 'POST',
          headers,
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk) => {
            text += chunk;
          });
          response.on('end', () => {
            if ((response.statusCode ?? 500) >= 400)
              reject(new Error(`${path}: ${response.statusCode} ${text}`));
            else resolve(text ? JSON.parse(text) : {});
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
}
