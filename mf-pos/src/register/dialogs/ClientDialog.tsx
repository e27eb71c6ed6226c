import { useCan } from '@cuadra/shared/state';
import { Dialog } from '@cuadra/shared/ui';
import { useRef, useState } from 'react';
import { newClientOf, type SaleClient, toSaleClient } from '../../sale/sale-client.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';
import { ClientFinder } from '../client/ClientFinder.tsx';
import { ClientForm } from '../client/ClientForm.tsx';

export interface ClientDialogProps {
  rate: SaleRate | undefined;
  onChoose: (client: SaleClient) => void;
  onClose: () => void;
}

/** Finds the client of a sale, or makes one of what was typed when there is none. */
export function ClientDialog({ rate, onChoose, onClose }: ClientDialogProps) {
  const mayCreate = useCan(['clients', 'create']);
  const [text, setText] = useState('');
  const [isNew, setNew] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const choose = (client: SaleClient) => {
    onChoose(toSaleClient(client));
    onClose();
  };
  return (
    <Dialog open title={isNew ? 'Nuevo cliente' : 'Cliente'} onOpenChange={onClose} initialFocus={field}>
      {isNew ? (
        <ClientForm start={newClientOf(text)} rate={rate} onCreated={choose} onBack={() => setNew(false)} />
      ) : (
        <ClientFinder
          field={field}
          text={text}
          onType={setText}
          rate={rate}
          onChoose={choose}
          onCreate={mayCreate ? () => setNew(true) : undefined}
        />
      )}
    </Dialog>
  );
}
