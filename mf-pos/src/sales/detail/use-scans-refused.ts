import { soundRefused, useScanner } from '@cuadra/shared/scan';
import { notify } from '@cuadra/shared/state';
import { useMatch } from 'react-router-dom';

/** Where nothing is sold a scan presses nothing either, and is said to be lost; over Caja it goes into its sale. */
export function useScansRefused(): void {
  const isOverCaja = useMatch('/cash-register') !== null;
  useScanner(
    {
      focusSearch: () => false,
      onScan: (code) => {
        notify.error(`Aquí no se vende, y ${code} no se agregó a nada. Escanéalo en Caja.`);
        soundRefused();
        return true;
      },
    },
    !isOverCaja,
  );
}
