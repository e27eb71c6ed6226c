import { useBackStep } from '@cuadra/shared/ui';

/** While it is drawn, «back» of the browser does `onBack` and the screen stays. Fetched when it is needed: no first screen has a step. */
export default function BackStep({ onBack }: { onBack: () => void }) {
  useBackStep(true, onBack);
  return null;
}
