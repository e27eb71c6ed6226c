import { useCan } from '@cuadra/shared/state';
import { Dialog } from '@cuadra/shared/ui';
import { useRef, useState } from 'react';
import { newClientOf, type SaleClient, toSaleClient } from '../../sale/sale-client.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';
import { ClientFinder } from '../client/ClientFinder.tsx';
import { ClientForm } from '../client/ClientForm.tsx';
import type { ClientValues } from '../client/client-values.ts';
import { KnownClient } from '../client/KnownClient.tsx';
import { CollectDebt } from '../debt/CollectDebt.tsx';

export interface ClientDialogProps {
  rate: SaleRate | undefined;
  onChoose: (client: SaleClient) => void;
  onClose: () => void;
}

/** Finds the client of a sale, or makes one of what was typed when there is none; or finds who pays what they owe. */
export function ClientDialog({ rate, onChoose, onClose }: ClientDialogProps) {
  const mayCreate = useCan(['clients', 'create']);
  const mayCollect = useCan(['clients', 'update']);
  const [text, setText] = useState('');
  const [isNew, setNew] = useState(false);
  /** Who turned out to have the identification of a new client, and what was typed for that one. */
  const [known, setKnown] = useState<{ client: SaleClient; typed: ClientValues }>();
  const [typed, setTyped] = useState<ClientValues>();
  const [isCollecting, setCollecting] = useState(false);
  const [debtor, setDebtor] = useState<SaleClient>();
  const field = useRef<HTMLInputElement>(null);
  const choose = (client: SaleClient) => {
    onChoose(toSaleClient(client));
    onClose();
  };
  if (debtor) return <CollectDebt client={debtor} onClose={() => setDebtor(undefined)} />;
  const title = isNew ? 'Nuevo cliente' : isCollecting ? 'Cobrar deuda' : 'Cliente';
  return (
    <Dialog open title={title} onOpenChange={onClose} initialFocus={field}>
      {known ? (
        <KnownClient
          client={known.client}
          rate={rate}
          onTake={() => choose(known.client)}
          onBack={() => {
            setTyped(known.typed);
            setKnown(undefined);
          }}
        />
      ) : isNew ? (
        <ClientForm
          start={typed ?? newClientOf(text)}
          rate={rate}
          onCreated={choose}
          onKnown={(client, values) => setKnown({ client, typed: values })}
          onBack={() => {
            setTyped(undefined);
            setNew(false);
          }}
        />
      ) : (
        <ClientFinder
          field={field}
          text={text}
          onType={setText}
          rate={rate}
          isCollecting={isCollecting}
          onChoose={isCollecting ? setDebtor : choose}
          onCreate={mayCreate && !isCollecting ? () => setNew(true) : undefined}
          onCollect={mayCollect ? () => setCollecting(!isCollecting) : undefined}
        />
      )}
    </Dialog>
  );
}
