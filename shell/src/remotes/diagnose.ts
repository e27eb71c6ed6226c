import type { ReleasedVersion } from '@cuadra/shared/contract';
import { isRemoteError, RemoteError } from './failure.ts';
import { fileUrl, integrityFor } from './integrity.ts';
import { addressOf, renewAddresses } from './prepare-script.ts';
import { probe } from './probe.ts';

/** The federation runtime's code for an entry that did not load; also for one that threw, which its text tells apart. */
const ENTRY_FAILED = 'RUNTIME-008';
const ENTRY_THREW = 'ScriptExecutionError';
/** What the runtime says of a shared module at the wrong version, and of one that nobody provides. */
const SHARED_VERSION = [/does not satisfy the requirement/, /RUNTIME-012/];

/**
 * Turns what came of a version's code, or of the loading of it, into a failure of a known kind. Where a script did not
 * come through, the next try takes all of the version from new addresses.
 */
export async function diagnose(error: unknown, version: ReleasedVersion): Promise<RemoteError> {
  const failure = await classify(error, fileUrl(version, version.entry));
  if (failure.kind !== 'evaluation' && failure.kind !== 'version') renewAddresses(version);
  return failure;
}

/** @param entryUrl the container's script, of which the runtime's errors are */
async function classify(error: unknown, entryUrl: string): Promise<RemoteError> {
  if (isRemoteError(error)) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (SHARED_VERSION.some((pattern) => pattern.test(message))) {
    return new RemoteError('version', message, { cause: error });
  }
  const url = failedScript(error, message, entryUrl);
  if (url === undefined) return new RemoteError('evaluation', message, { cause: error });
  if (/timed out|\(timeout: /.test(message)) return new RemoteError('timeout', message, { cause: error });
  return probe(url, integrityFor(url), error);
}

/** Whether it is a script that could not be loaded, as against code that ran and failed. */
function isChunkError(error: unknown): error is Error & { request: string } {
  return (
    error instanceof Error &&
    error.name === 'ChunkLoadError' &&
    'request' in error &&
    typeof error.request === 'string'
  );
}

function failedScript(error: unknown, message: string, entryUrl: string): string | undefined {
  if (isChunkError(error)) return addressOf(error.request);
  return message.includes(ENTRY_FAILED) && !message.includes(ENTRY_THREW) ? entryUrl : undefined;
}
