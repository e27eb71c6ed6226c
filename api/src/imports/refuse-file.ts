import { ApiError } from '../errors/api-error.ts';

/** An ApiError that concerns the whole file: nothing of it was written. */
export function refuseFile(reason: string, line?: number): ApiError {
  return new ApiError('ERROR_VALIDATION', {
    fields: { file: reason },
    ...(line === undefined ? {} : { details: { line } }),
  });
}
