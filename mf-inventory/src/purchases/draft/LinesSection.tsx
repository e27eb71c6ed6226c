import type { PurchaseFigures } from '@cuadra/shared/domain';
import { formatQuantity } from '@cuadra/shared/domain';
import { useEntityFormContext } from '@cuadra/shared/form';
import { useCan } from '@cuadra/shared/state';
import { ButtonLink, Card, moveThroughCells, Notice, Stack, Text } from '@cuadra/shared/ui';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useController } from 'react-hook-form';
import { GoodSearch } from './GoodSearch.tsx';
import { LineRow } from './LineRow.tsx';
import { type LineValues, withScanned } from './line-values.ts';
import { HeadCells, Lines } from './lines-style.ts';

import type { PurchaseValues } from './purchase-values.ts';
import { usePurchaseScans } from './use-purchase-scans.ts';

/** Up to so many lines, what each product may be bought in is asked for at once. */
const FEW = 30;

export interface LinesSectionProps {
  figures: PurchaseFigures;
  seesCosts: boolean;
  /** Where a product that a scan misses is created, and whence it leads back. */
  returnTo: string;
}

/** What came in: by scanner from anywhere on the screen, by search, and by keyboard from cell to cell. */
export function LinesSection({ figures, seesCosts, returnTo }: LinesSectionProps) {
  const { form, errorOf } = useEntityFormContext<PurchaseValues>();
  const { field } = useController({ control: form.control, name: 'lines' });
  const mayCreate = useCan(['products', 'create']);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const search = useRef<HTMLDivElement>(null);
  const { setValue, getValues } = form;
  const write = useCallback(
    (lines: LineValues[]) => setValue('lines', lines, { shouldDirty: true }),
    [setValue],
  );
  const change = useCallback(
    (line: LineValues) => write(getValues('lines').map((other) => (other.id === line.id ? line : other))),
    [write, getValues],
  );
  const remove = useCallback(
    (id: string) => {
      write(getValues('lines').filter((line) => line.id !== id));
      search.current?.querySelector('input')?.focus();
    },
    [write, getValues],
  );
  const scans = usePurchaseScans((product, presentationId) => {
    const { lines, line } = withScanned(getValues('lines'), product, presentationId);
    write(lines);
    setSaid(`${product.name}: ${formatQuantity(line.qty ?? '0')}`);
    document.getElementById(`line-${line.id}`)?.scrollIntoView({ block: 'nearest' });
  });
  const choose = (line: LineValues) => {
    // Drawn before the focus goes there.
    flushSync(() => write([...getValues('lines'), line]));
    document.getElementById(`line-${line.id}`)?.querySelector<HTMLElement>('[data-cell=qty]')?.focus();
  };
  const moveOn = (event: KeyboardEvent<HTMLUListElement>) => {
    const next = moveThroughCells(event, list.current);
    if (next === 'end') search.current?.querySelector('input')?.focus();
  };
  const wrong = errorOf('lines');
  const { errors } = form.formState;
  const lineErrors: unknown = errors.lines;
  return (
    <Card $pad as="section" aria-label="Productos de la compra">
      <Stack $gap={3}>
        <GoodSearch boxRef={search} onChoose={choose} />
        <Text $tone="quiet" $size="sm" role="status">
          {said}
        </Text>
        {scans.unknown !== undefined && (
          <Notice
            tone="bad"
            title={`Ningún producto tiene el código ${scans.unknown}.`}
            onDismiss={scans.forget}
            action={
              mayCreate && (
                <ButtonLink
                  size="sm"
                  icon="plus"
                  to={`/create-product?barcode=${encodeURIComponent(scans.unknown)}`}
                  state={{ returnTo }}
                >
                  Crear con este código
                </ButtonLink>
              )
            }
          />
        )}
        {wrong && <Notice tone="bad">{wrong}</Notice>}
        {field.value.length === 0 ? (
          <Text $tone="quiet">
            Escanea lo que llegó, o búscalo por su nombre. El código de una caja agrega la caja.
          </Text>
        ) : (
          <div>
            <HeadCells $costs={seesCosts} aria-hidden>
              <span>Producto</span>
              <span>Presentación</span>
              <span className="end">Cantidad</span>
              {seesCosts && (
                <>
                  <span className="end">Costo de cada una</span>
                  <span className="end">Descuento</span>
                  <span className="end">Total</span>
                </>
              )}
            </HeadCells>
            <Lines ref={list} onKeyDown={moveOn} aria-label="Líneas">
              {field.value.map((line, index) => (
                <LineRow
                  key={line.id}
                  line={line}
                  currency={form.getValues('currency')}
                  total={figures.lines[index]?.total ?? null}
                  errors={Array.isArray(lineErrors) ? lineErrors[index] : undefined}
                  seesCosts={seesCosts}
                  isEager={field.value.length <= FEW}
                  onChange={change}
                  onRemove={remove}
                />
              ))}
            </Lines>
          </div>
        )}
      </Stack>
    </Card>
  );
}
