import { ApiError } from '../errors/api-error.ts';
import { databaseError, UNIQUE_VIOLATION } from './connect.ts';

/**
 * Runs what may break a unique index, and says of which field somebody else has the value.
 *
 * @param fieldOf the field that each index speaks of; any other index throws on
 * @throws ApiError 400 with `already-used` on the field (spec §8)
 */
export async function orAlreadyUsed<T>(
  fieldOf: Readonly<Record<string, string>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const known = databaseError(error);
    const field = known?.code === UNIQUE_VIOLATION && fieldOf[known.constraint ?? ''];
    if (!field) throw error;
    throw new ApiError('ERROR_VALIDATION', { fields: { [field]: 'already-used' } });
  }
}
