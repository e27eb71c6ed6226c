import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE } from '../http/api-base.ts';

/** By this cookie a browser is known as one in which somebody has signed in before. It opens nothing. */
export const DEVICE_COOKIE = 'cuadra_device';

/** As long as browsers keep a cookie at most: 400 days, in seconds. */
const MAX_AGE = 400 * 24 * 60 * 60;

/** The token of the browser's cookie; undefined without one, or for what is no token of ours. */
export function readDevice(request: FastifyRequest): string | undefined {
  const cookies = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const value = cookies.find((pair) => pair.startsWith(`${DEVICE_COOKIE}=`))?.slice(DEVICE_COOKIE.length + 1);
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** Has the browser send the token back with logins, and with nothing else; its scripts cannot read it. */
export function writeDevice(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  void reply.header(
    'set-cookie',
    `${DEVICE_COOKIE}=${token}; Path=${API_BASE}/auth; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Strict${secure}`,
  );
}
