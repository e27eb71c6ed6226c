import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** `hang`: the connection stays open and nothing comes; `half`: half of the file comes, and then nothing. */
export type Failure = 'hang' | 'half';

/** Changes a text on its way. */
type Edit = (content: string) => string;

/** A server between browser and Cuadra that may break answers on the wire, connections included. */
export interface FailingProxy {
  /** Without a slash at the end. */
  url: string;
  /** Breaks what is asked for below a path, until it is called with null. */
  failAt: (rule: { path: string; failure: Failure } | null) => void;
  /** Has the browser get another text at a path than Cuadra answers. */
  rewrite: (path: string, edit: Edit) => void;
  /** Breaks off all that is open, streams included. */
  cut: () => void;
  /** Breaks off every request, as a server does that is not there; until it is called with false. */
  away: (isAway: boolean) => void;
  stop: () => void;
}

/** @param target the server that is asked for all answers, without a slash at the end */
export async function startFailingProxy(target: string): Promise<FailingProxy> {
  let rule: { path: string; failure: Failure } | null = null;
  let isAway = false;
  const edits = new Map<string, Edit>();
  const server = createServer(async (request, response) => {
    if (isAway) {
      response.destroy();
      return;
    }
    const failure = rule && request.url?.startsWith(rule.path) ? rule.failure : undefined;
    if (failure === 'hang') return;
    const edit = edits.get(request.url ?? '');
    const { method } = request;
    const headers = edit ? { ...request.headers, 'accept-encoding': 'identity' } : request.headers;
    const onward = forward(`${target}${request.url}`, { method, headers }, async (answer) => {
      if (answer.headers['content-type']?.startsWith('text/event-stream')) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        response.on('close', () => onward.destroy());
        return;
      }
      const received = await buffer(answer);
      const content = edit ? Buffer.from(edit(received.toString())) : received;
      const length = edit ? { 'content-length': String(content.length) } : {};
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...length });
      if (failure === 'half') response.write(content.subarray(0, content.length / 2));
      else response.end(content);
    });
    onward.on('error', () => response.destroy());
    onward.end(await buffer(request));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failAt: (next) => {
      rule = next;
    },
    rewrite: (path, edit) => edits.set(path, edit),
    cut: () => server.closeAllConnections(),
    away: (now) => {
      isAway = now;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
