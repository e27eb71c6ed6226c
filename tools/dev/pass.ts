import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as askSecurely } from 'node:https';
import { buffer } from 'node:stream/consumers';

/**
 * Hands a request on to a server and its answer back.
 *
 * @param edit changes the text of a good answer
 */
export function pass(
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
  edit?: (text: string) => string,
): void {
  const url = new URL(`${target}${request.url}`);
  // The host's name decides at a proxy which Cuadra is meant.
  const headers = { ...request.headers, host: url.host, ...(edit && { 'accept-encoding': 'identity' }) };
  const onward = (url.protocol === 'https:' ? askSecurely : ask)(
    url,
    { method: request.method, headers },
    async (answer) => {
      if (!edit || answer.statusCode !== 200) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      const text = Buffer.from(edit((await buffer(answer)).toString()));
      const { etag: _, 'transfer-encoding': __, ...others } = answer.headers;
      response.writeHead(200, { ...others, 'content-length': String(text.length) }).end(text);
    },
  );
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}
