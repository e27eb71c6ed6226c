import { errorText } from '@cuadra/shared/client';
import { Avatar, Button, EmptyState, Icon, Kbd, Notice, Row, Skeleton, TextInput } from '@cuadra/shared/ui';
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import type { SaleClient } from '../../sale/sale-client.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';
import { clientFacts } from './ClientFacts.tsx';
import { ClientFacts, Facts, Finder, LastOption, List, Option } from './client-finder-style.ts';
import { FoundFigures, readAtText } from './FoundFigures.tsx';
import { useClientSearch } from './use-client-search.ts';

export interface ClientFinderProps {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  onType: (text: string) => void;
  rate: SaleRate | undefined;
  /** Who pays a debt is looked for, and not whose sale it is: who owes nothing is left out. */
  isCollecting: boolean;
  onChoose: (client: SaleClient) => void;
  /** Undefined for who may not create clients. */
  onCreate: (() => void) | undefined;
  /** Goes from the one to the other; undefined for who may take no abono. */
  onCollect: (() => void) | undefined;
}

/** A box and who it finds: arrows walk, Enter takes; the last one of the list is a client yet to be made. */
export function ClientFinder(props: ClientFinderProps) {
  const { field, text, onType, rate, isCollecting, onChoose, onCreate, onCollect } = props;
  const { clients, isCurrent, isFromDevice, error, retry } = useClientSearch(text, isCollecting);
  const [moved, setMoved] = useState(0);
  /** What was asked for with Enter before its answer was there. */
  const [awaited, setAwaited] = useState<string>();
  const base = useId();
  const typed = text.trim();
  const found = clients ?? [];
  const count = found.length + (onCreate ? 1 : 0);
  const marked = Math.min(moved, count - 1);
  const idOf = (index: number) => `${base}-${index}`;

  const take = (index: number) => {
    const client = found[index];
    if (client) onChoose(client);
    else onCreate?.();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = marked + (event.key === 'ArrowDown' ? 1 : -1);
      setMoved((next + count) % count);
      document.getElementById(idOf((next + count) % count))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (event.repeat) return;
      // An Enter that overtakes the answer waits for it: now it would take somebody else.
      if (isCurrent) take(marked);
      else setAwaited(typed);
    }
  };
  const first = isCurrent && awaited === typed ? found[0] : undefined;
  useEffect(() => {
    if (!first) return;
    setAwaited(undefined);
    onChoose(first);
  }, [first, onChoose]);

  return (
    <Finder>
      <TextInput
        ref={field}
        role="combobox"
        aria-label="Buscar cliente"
        aria-expanded
        aria-controls={base}
        aria-autocomplete="list"
        {...(count > 0 && { 'aria-activedescendant': idOf(marked) })}
        size="lg"
        leading={<Icon name="search" />}
        placeholder="Nombre, cédula o RIF"
        value={text}
        onChange={(event) => {
          onType(event.target.value);
          setMoved(0);
          setAwaited(undefined);
        }}
        onKeyDown={press}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
      />
      {onCollect && (
        <Row>
          <Button
            size="sm"
            icon={isCollecting ? 'arrow-left' : 'wallet'}
            onClick={() => {
              onCollect();
              setMoved(0);
              setAwaited(undefined);
              field.current?.focus();
            }}
          >
            {isCollecting ? 'Elegir para la venta' : 'Cobrar deuda'}
          </Button>
        </Row>
      )}
      {error && (
        <EmptyState
          icon="wifi-off"
          title="No pudimos buscar los clientes"
          level={3}
          action={<Button onClick={retry}>Reintentar</Button>}
        >
          {errorText(error)}
        </EmptyState>
      )}
      {isFromDevice && (
        <Notice
          tone="warning"
          icon="wifi-off"
          title="Sin conexión."
          action={
            <Button size="sm" onClick={retry}>
              Reintentar
            </Button>
          }
        >
          {isCollecting
            ? 'Una deuda se cobra con conexión: hay que saber cuánto se debe en este momento.'
            : found.length > 0
              ? 'Estos son los clientes que este equipo recuerda.'
              : 'Este equipo no recuerda a nadie así.'}
          {onCreate && ' Si creas uno, se registra solo cuando vuelva la conexión.'}
        </Notice>
      )}
      {isCollecting && isCurrent && !isFromDevice && found.length === 0 && (
        <EmptyState icon="users" title={typed ? 'Nadie así te debe' : 'Nadie te debe'} level={3} />
      )}
      {!clients && !error && <Skeleton height={220} radius="var(--r-2)" />}
      <List role="listbox" id={base} aria-label="Clientes" aria-busy={!isCurrent}>
        {found.map((client, index) => (
          <Option
            key={client.id}
            id={idOf(index)}
            role="option"
            aria-selected={index === marked}
            tabIndex={-1}
            onPointerMove={() => setMoved(index)}
            onClick={() => take(index)}
          >
            <Avatar name={client.name} />
            <ClientFacts>
              <b>{client.name}</b>
              <Facts>
                {[clientFacts(client, rate) || 'Sin cédula', isFromDevice && readAtText(client)]
                  .filter(Boolean)
                  .join(' · ')}
              </Facts>
            </ClientFacts>
            <FoundFigures client={client} rate={rate} />
            {index === marked && <Kbd>Enter</Kbd>}
          </Option>
        ))}
        {onCreate && (clients || error) && (
          <LastOption
            id={idOf(found.length)}
            role="option"
            aria-selected={marked === found.length}
            tabIndex={-1}
            onPointerMove={() => setMoved(found.length)}
            onClick={onCreate}
          >
            <Icon name="plus" size={20} />
            <ClientFacts>
              <b>{typed ? `Crear «${typed}»` : 'Crear un cliente'}</b>
              {typed && isCurrent && found.length === 0 && <Facts>Nadie coincide todavía.</Facts>}
            </ClientFacts>
            {marked === found.length && <Kbd>Enter</Kbd>}
          </LastOption>
        )}
      </List>
    </Finder>
  );
}
