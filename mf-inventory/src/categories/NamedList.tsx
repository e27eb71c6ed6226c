import { errorText } from '@cuadra/shared/client';
import { notify } from '@cuadra/shared/state';
import { Button, ConfirmDialog, EmptyState, Notice, Skeleton, Stack } from '@cuadra/shared/ui';
import { useState } from 'react';
import type { NamedKind } from '../named/named-kinds.ts';
import type { Named } from '../named/use-create-named.ts';
import { AddNamed } from './AddNamed.tsx';
import { NamedRow } from './NamedRow.tsx';
import { List } from './named-style.ts';
import { useNamedCrud } from './use-named-crud.ts';

interface Item extends Named {
  is_default?: true | undefined;
}

export interface NamedListProps {
  kind: NamedKind;
  /** Undefined before the first ones have come. */
  items: readonly Item[] | undefined;
  /** Why they could not be read. */
  error: unknown;
  /** The last try failed, and another one follows by itself. */
  isRetrying?: boolean;
  onRetry?: () => void;
}

/** Things that have nothing but a name: what adds one, and below it all of them. */
export function NamedList({ kind, items, error, isRetrying = false, onRetry }: NamedListProps) {
  const { create, rename, remove } = useNamedCrud(kind);
  // It stays in the question while that closes.
  const [removed, setRemoved] = useState<Item>();
  const [isAsking, setAsking] = useState(false);
  const [removeError, setRemoveError] = useState<string>();

  const confirm = async ({ id, name }: Item) => {
    try {
      await remove?.(id);
    } catch (failure) {
      setRemoveError(errorText(failure));
      throw failure;
    }
    notify.success(`Eliminaste «${name}».`);
  };

  return (
    <Stack $top={4}>
      {create && <AddNamed kind={kind} create={create} rename={rename} />}
      {isRetrying ? (
        <Notice tone="warning" icon="refresh" title={`${kind.failed}.`}>
          Lo intentamos de nuevo cada segundo.
        </Notice>
      ) : (
        error !== null && (
          <Notice
            tone="bad"
            title={`${kind.failed}.`}
            action={
              onRetry && (
                <Button icon="refresh" onClick={onRetry}>
                  Reintentar
                </Button>
              )
            }
          >
            {errorText(error)}
          </Notice>
        )
      )}
      {!items && error === null && (
        <Stack $top={4} aria-busy>
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <Skeleton key={key} height={40} radius="var(--r-2)" />
          ))}
        </Stack>
      )}
      {items?.length === 0 && (
        <EmptyState icon="tag" level={3} title={kind.empty}>
          {create
            ? `Escribe la primera arriba: «${kind.example}», por ejemplo.`
            : 'Cuando alguien con permiso las agregue, las verás aquí.'}
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <List aria-label={kind.list}>
          {items.map((item) => (
            <li key={item.id}>
              <NamedRow
                name={item.name}
                kind={kind}
                isDefault={item.is_default ?? false}
                rename={rename && ((name) => rename({ id: item.id, name }))}
                onRemove={
                  remove &&
                  (() => {
                    setRemoved(item);
                    setRemoveError(undefined);
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
          {kind.removes}
          {removeError && <Notice tone="bad">{removeError}</Notice>}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
