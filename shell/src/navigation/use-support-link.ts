import { supportLink } from '@cuadra/shared/domain';
import { useVisitor } from './use-visitor.ts';

/** Where this installation's users write to. */
export function useSupportLink(): string {
  return supportLink(useVisitor().state.support_phone);
}
