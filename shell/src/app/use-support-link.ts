import { supportLink } from '@cuadra/shared/domain';
import { useSigned } from '../session/offer-context.tsx';

/** Where this installation's users write to. */
export function useSupportLink(): string {
  return supportLink(useSigned().state.support_phone);
}
