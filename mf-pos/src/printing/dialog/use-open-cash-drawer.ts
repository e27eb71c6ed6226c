import { printerErrorText, usePrinter } from '@cuadra/shared/print';
import { notify } from '@cuadra/shared/state';

/** Opens the drawer that hangs on this device's printer; what keeps it shut is said. */
export function useOpenCashDrawer(): () => void {
  const { openDrawer } = usePrinter();
  return () => {
    openDrawer().catch((error) => notify.error(printerErrorText(error) ?? ''));
  };
}
