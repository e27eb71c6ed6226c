import type { StockCount } from '@cuadra/shared/contract';
import { useReloadHold } from '@cuadra/shared/state';
import { Card, Notice, Row, SearchInput, Stack, Text } from '@cuadra/shared/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CameraButton } from '../../../camera/CameraButton.tsx';
import { type CountEntry, isUnsent } from '../outbox/count-entry.ts';
import { useCountOutbox } from '../outbox/outbox-of.ts';
import { CurrentEntry } from './CurrentEntry.tsx';
import { EntryList } from './EntryList.tsx';
import { FoundProducts } from './FoundProducts.tsx';
import { findProducts, type KnownProduct, looksLikeCode, productOfCode } from './find-countable.ts';
import { useCountProducts } from './use-count-products.ts';

/** What one person counts: a scanner's codes one by one, or a product by its name and how many there are. */
export function CountingPanel({ count }: { count: StockCount }) {
  const { outbox, state } = useCountOutbox();
  const products = useCountProducts(count.category_id);
  const [text, setText] = useState('');
  const [unknown, setUnknown] = useState<string>();
  const search = useRef<HTMLInputElement>(null);
  const own = state.entries.filter(({ countId }) => countId === count.id);
  const open = own.find((entry) => entry.state === 'open');
  const unsent = own.filter(isUnsent).length;
  const found = findProducts(products, text);
  useReloadHold(open !== undefined);
  useEffect(() => {
    search.current?.focus();
    // Who leaves the shelf has counted it.
    return () => outbox.finish(count.id);
  }, [outbox, count.id]);

  // Scanned before this device knew the products, it has its name as soon as they are there.
  const nameOf = ({ code, name }: CountEntry) => (code && productOfCode(products, code)?.name) || name;
  const clear = () => {
    setText('');
    setUnknown(undefined);
  };
  const choose = ({ id, name }: KnownProduct) => {
    outbox.begin(count.id, { product_id: id, name });
    clear();
  };
  const take = (typed: string, first?: KnownProduct) => {
    const scanned = productOfCode(products, typed);
    // With its code, too: scanned before the products were here, the piece before it is known by that alone.
    if (scanned) outbox.scan(count.id, { product_id: scanned.id, code: typed, name: scanned.name });
    else if (first) return choose(first);
    // The server knows more codes than this device: it says what it is, or that it is nothing.
    else if (looksLikeCode(typed)) outbox.scan(count.id, { code: typed, name: typed });
    else return setUnknown(typed);
    clear();
  };
  const enter = (event: FormEvent) => {
    event.preventDefault();
    const typed = text.trim();
    if (typed !== '') take(typed, found[0]);
  };

  return (
    <Stack $gap={3} $top={3}>
      {state.isUnstored && (
        <Notice tone="warning" title="Este equipo no guarda lo que cuentas.">
          No cierres esta pantalla hasta que diga «Todo enviado».
        </Notice>
      )}
      <Row as="form" onSubmit={enter} $oneLine>
        <SearchInput
          ref={search}
          label="Escanea o busca"
          placeholder="Escanea un código o escribe un nombre"
          value={text}
          onValueChange={(typed) => {
            setText(typed);
            setUnknown(undefined);
          }}
        />
        <CameraButton isMany onRead={(code) => take(code)} />
      </Row>
      {unknown !== undefined && <Text role="alert">{`No encontramos «${unknown}».`}</Text>}
      {text.trim() !== '' && found.length > 0 && <FoundProducts products={found} onChoose={choose} />}
      {open && (
        <CurrentEntry
          key={open.id}
          entry={open}
          name={nameOf(open)}
          onChange={(qty) => outbox.change(open.id, { qty })}
          onDone={() => {
            outbox.finish(count.id);
            search.current?.focus();
          }}
        />
      )}
      <Card $pad as="section" aria-label="Lo que contaste">
        <Text role="status" $tone="quiet" $size="sm">
          {sendingText(own.length, unsent, state.isCutOff)}
        </Text>
        <EntryList
          entries={own.filter((entry) => entry.state !== 'open' && !entry.isVoided)}
          onRemove={(id) => outbox.remove(id)}
        />
      </Card>
    </Stack>
  );
}

function sendingText(all: number, unsent: number, isCutOff: boolean): string {
  if (all === 0) return 'Aquí queda lo que cuentes.';
  if (unsent === 0) return 'Todo enviado';
  return isCutOff ? `${unsent} por enviar: se envían solas al volver la conexión` : `${unsent} por enviar`;
}
