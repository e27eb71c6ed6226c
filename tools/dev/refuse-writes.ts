import type { ErrorAnswer } from '@cuadra/shared/contract';

/** Whether a request is answered here, instead of being handed on. */
export type RefuseWrite = (method: string, pathname: string) => boolean;

const READS = ['GET', 'HEAD', 'OPTIONS'];
/** Who is here: to sign in and out is what a session needs, and changes nothing of a company's. */
const SESSION = '/api/v1/auth/';

/** As the API refuses what a user may not do. */
export const REFUSED = JSON.stringify({
  error: { message: 'ERROR_MIDDLEWARE_NEED_PERMISSIONS' },
} satisfies ErrorAnswer);

/**
 * Keeps what is being worked on from changing what a company in production has.
 *
 * @param tell says to who works on it that something was not sent
 */
export function refuseWrites(tell: (line: string) => void): RefuseWrite {
  return (method, pathname) => {
    if (READS.includes(method) || pathname.startsWith(SESSION)) return false;
    tell(`${method} ${pathname} was not sent: with --allow-writes it is, and changes what that company has.`);
    return true;
  };
}
