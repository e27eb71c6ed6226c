import type { RemoteFailure } from '@cuadra/shared/contract';

/** Why a load failed, and as much as is known of it. */
export interface FailureDetails {
  kind: RemoteFailure;
  /** The version that failed last. */
  version: string;
  /** The HTTP status, of a failure of kind `http`. */
  status?: number;
}

/** A load that failed for a known reason. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly kind: RemoteFailure;
  readonly status: number | undefined;

  constructor(kind: RemoteFailure, message: string, options: { cause?: unknown; status?: number } = {}) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.status = options.status;
  }
}

/** By its name and not its class: the page's first script, which may have fetched a file, has a class of its own. */
export function isRemoteError(error: unknown): error is RemoteError {
  return error instanceof Error && error.name === 'RemoteError' && 'kind' in error;
}
