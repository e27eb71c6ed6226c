import { supportLink } from '@cuadra/shared/domain';
import { useVisitor } from './VisitorProvider.tsx';

/** Where this installation's users write to. */
export function useSupportLink(): string {
  return supportLink(useVisitor().state.support_phone);
}
