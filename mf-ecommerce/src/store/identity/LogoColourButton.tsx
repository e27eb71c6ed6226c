import { useCall } from '@cuadra/shared/client';
import { notify } from '@cuadra/shared/state';
import { Button } from '@cuadra/shared/ui';
import { useState } from 'react';

/** Takes the colour of the company's logo; without a logo there is no button. */
export function LogoColourButton({ onChoose }: { onChoose: (colour: string) => void }) {
  const logo = useCall('GET /companies').data?.logo;
  const [isBusy, setBusy] = useState(false);
  if (!logo) return null;
  const take = async () => {
    setBusy(true);
    try {
      const { colourOfLogo } = await import('./logo-colour.ts');
      const colour = await colourOfLogo(logo);
      if (colour) onChoose(colour);
      else notify.info('Tu logo es casi todo blanco. Elige tú el color.');
    } catch {
      notify.error('No pudimos leer tu logo. Elige tú el color.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="sm" loading={isBusy} onClick={take}>
      Usar el de tu logo
    </Button>
  );
}
