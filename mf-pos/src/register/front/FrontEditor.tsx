import { errorText, useCallMutation } from '@cuadra/shared/client';
import { FRONT_COUNT } from '@cuadra/shared/contract';
import { notify } from '@cuadra/shared/state';
import { Button, Dialog, Notice, SearchInput, Stack, VisuallyHidden } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useCatalogue, useCatalogueState } from '../../offline/catalogue/use-catalogue.ts';
import { FrontList } from './FrontList.tsx';
import { addable } from './front-ids.ts';
import { Body, Found, Row } from './front-style.ts';

/** Products that are offered at once: what sells most, or what was searched. */
const OFFERED = 6;

export interface FrontEditorProps {
  /** Ids, as the company has them now; of what was withdrawn since nothing is shown, and saving leaves it out. */
  front: readonly string[];
  /** Somebody else was faster: reads again what there is. */
  onRefresh: () => void;
  onClose: () => void;
}

/** What «Más vendidos» begins with: put in front, taken away and moved; nothing counts until it is saved. */
export function FrontEditor({ front, onRefresh, onClose }: FrontEditorProps) {
  const catalogue = useCatalogue();
  const mostSold = useCatalogueState((state) => state.extras.most_sold);
  const [ids, setIds] = useState(() => catalogue.some(front).map(({ id }) => id));
  const [wanted, setWanted] = useState('');
  const [said, setSaid] = useState('');
  const { mutate, isPending, error } = useCallMutation('PUT /products/front', {
    onSuccess: ({ front_ids }) => {
      void catalogue.putInFront(front_ids);
      notify.success('Guardamos el orden. Lo verán todas tus cajas.');
      onClose();
    },
  });
  const isFull = ids.length >= FRONT_COUNT;
  const most = OFFERED + ids.length;
  const sold = [...catalogue.some(mostSold), ...catalogue.list(most).products];
  const found = wanted.trim() ? catalogue.search(wanted, most).products : [...new Set(sold)];
  const add = (id: string, name: string) => {
    setIds([...ids, id]);
    setWanted('');
    setSaid(`${name}, puesto delante en el lugar ${ids.length + 1}.`);
  };
  return (
    <Dialog
      open
      title="Ordenar los más vendidos"
      description="Lo que pongas delante sale primero en todas tus cajas, siempre en el mismo lugar. Después sigue lo que más se vende."
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button
            variant="primary"
            loading={isPending}
            onClick={() => mutate({ body: { product_ids: ids, before: [...front] } })}
          >
            Guardar orden
          </Button>
        </>
      }
    >
      <Body $gap={4}>
        {error && (
          <Notice
            tone="bad"
            title="No pudimos guardar el orden."
            {...(error.code === 'ERROR_CONFLICT' && {
              action: (
                <Button size="sm" icon="refresh" onClick={onRefresh}>
                  Ver el de ahora
                </Button>
              ),
            })}
          >
            {errorText(error)}
          </Notice>
        )}
        <FrontList products={catalogue.some(ids)} onChange={setIds} onSay={setSaid} />
        <Stack $gap={2}>
          <SearchInput
            label="Buscar un producto para ponerlo delante"
            placeholder="Busca lo que quieres delante"
            value={wanted}
            onValueChange={setWanted}
            disabled={isFull}
          />
          <Found aria-label="Para poner delante">
            {!isFull &&
              addable(found, ids, OFFERED).map(({ id, name }) => (
                <Row key={id}>
                  <span title={name}>{name}</span>
                  <Button
                    size="sm"
                    icon="plus"
                    aria-label={`Poner delante ${name}`}
                    onClick={() => add(id, name)}
                  >
                    Poner delante
                  </Button>
                </Row>
              ))}
          </Found>
          {isFull && <p>Ya tienes {FRONT_COUNT} delante: es lo más que cabe. Quita uno para poner otro.</p>}
        </Stack>
      </Body>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Dialog>
  );
}
