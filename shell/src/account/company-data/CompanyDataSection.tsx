import { Button } from '@cuadra/shared/ui';
import { useId, useState } from 'react';
import { Actions, Part, PartText, PartTitle } from '../../ui/section.ts';
import { DownloadDialog } from './DownloadDialog.tsx';

/** All that the company has is its Propietario's, to be taken along at any time; also once the subscription has ended. */
export function CompanyDataSection() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Part aria-labelledby={id}>
      <div>
        <PartTitle id={id}>Los datos de tu empresa</PartTitle>
        <PartText>
          Ventas, productos, clientes y todo lo demás, en hojas de cálculo y con sus fotos. Son tuyos:
          llévatelos cuando quieras.
        </PartText>
      </div>
      <Actions>
        <Button icon="download" onClick={() => setOpen(true)}>
          Descargar todo
        </Button>
      </Actions>
      {isOpen && <DownloadDialog onClose={() => setOpen(false)} />}
    </Part>
  );
}
