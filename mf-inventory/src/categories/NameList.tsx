import { errorText } from '@cuadra/shared/client';
import { notify } from '@cuadra/shared/state';
import { ConfirmDialog, EmptyState, Notice, Skeleton } from '@cuadra/shared/ui';
import { type ReactNode, useState } from 'react';
import { AddName } from './AddName.tsx';
import { NameRow } from './NameRow.tsx';
import { List, Stack } from './names-style.ts';
import type { Words } from './words.ts';

export interface Item {
  id: string;
  name: string;
  is_default?: true | undefined;
}

export interface NameListProps {
  words: Words;
  /** Undefined before the first ones have come. */
  items: readonly Item[] | undefined;
  /** Whether they are on their way. */
  isLoading: boolean;
  /** What stands in the way of reading them. */
  trouble: ReactNode;
  /** Each only for who may. */
  create: ((named: Item) => Promise<unknown>) | undefined;
  rename: ((named: Item) => Promise<unknown>) | undefined;
  remove: ((id: string) => Promise<unknown>) | undefined;
}

/** Things that have nothing but a name: what adds one, and below it all of them. */
export function NameList({ words, items, isLoading, trouble, create, rename, remove }: NameListProps) {
  // It stays in the question while that closes.
  const [removed, setRemoved] = useState<Item>();
  const [isAsking, setAsking] = useState(false);
  const [fault, setFault] = useState<string>();

  const confirm = async ({ id, name }: Item) => {
    try {
      await remove?.(id);
    } catch (error) {
      setFault(errorText(error));
      throw error;
    }
    notify.success(`Eliminaste «${name}».`);
  };

  return (
    <Stack>
      {create && <AddName words={words} create={create} />}
      {trouble}
      {!items && isLoading && (
        <Stack aria-busy>
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <Skeleton key={key} height={40} radius="var(--r-2)" />
          ))}
        </Stack>
      )}
      {items?.length === 0 && (
        <EmptyState icon="tag" level={3} title={words.empty}>
          {create
            ? `Escribe la primera arriba: «${words.example}», por ejemplo.`
            : 'Cuando alguien con permiso las agregue, las verás aquí.'}
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <List aria-label={words.list}>
          {items.map((item) => (
            <li key={item.id}>
              <NameRow
                name={item.name}
                words={words}
                isDefault={item.is_default ?? false}
                rename={rename && ((name) => rename({ id: item.id, name }))}
                onRemove={
                  remove &&
                  (() => {
                    setRemoved(item);
                    setFault(undefined);
                    setAsking(true);
                  })
                }
              />
            </li>
          ))}
        </List>
      )}
      {removed && (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title={`¿Eliminar «${removed.name}»?`}
          confirm="Eliminar"
          danger
          onConfirm={() => confirm(removed)}
        >
          {words.removes}
          {fault && <Notice tone="bad">{fault}</Notice>}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
