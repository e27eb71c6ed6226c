import { useSigned } from '../session/offer-context.tsx';
import { supportLink } from './support.ts';

/** Where this installation's users write to. */
export function useSupportLink(): string {
  return supportLink(useSigned().state.support_phone);
}
