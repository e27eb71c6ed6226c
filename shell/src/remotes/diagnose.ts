import type { ReleasedVersion } from '@cuadra/shared/contract';
import { isRemoteError, RemoteError } from './failure.ts';
import { integrityFor } from './integrity.ts';
import { addressOf, renewAddresses } from './prepare-script.ts';
import { probe } from './probe.ts';
import { ScriptError } from './run-script.ts';

/**
 * Turns what came of a version's code, or of the loading of it, into a failure of a known kind. Where a script did not
 * come through, the next try takes all of the version from new addresses.
 */
export async function diagnose(error: unknown, version: ReleasedVersion): Promise<RemoteError> {
  const failure = await classify(error);
  if (failure.kind !== 'evaluation' && failure.kind !== 'version') renewAddresses(version);
  return failure;
}

async function classify(error: unknown): Promise<RemoteError> {
  if (isRemoteError(error)) return error;
  const message = error instanceof Error ? error.message : String(error);
  const url = failedScript(error);
  if (url === undefined) return new RemoteError('evaluation', message, { cause: error });
  if (message.includes('(timeout: ')) return new RemoteError('timeout', message, { cause: error });
  return probe(url, integrityFor(url), error);
}

/** Whether webpack could not load a script, as against code that ran and failed. */
function isChunkError(error: unknown): error is Error & { request: string } {
  return (
    error instanceof Error &&
    error.name === 'ChunkLoadError' &&
    'request' in error &&
    typeof error.request === 'string'
  );
}

function failedScript(error: unknown): string | undefined {
  if (error instanceof ScriptError) return error.address;
  return isChunkError(error) ? addressOf(error.request) : undefined;
}
