import { api, errorText } from '@cuadra/shared/client';
import type { Product } from '@cuadra/shared/contract';
import { currencySymbol, formatQuantity } from '@cuadra/shared/domain';
import { type Codes, isTooFine, type LabelSheet } from '@cuadra/shared/print';
import { notify, useCan } from '@cuadra/shared/state';
import { Button, Notice } from '@cuadra/shared/ui';
import { useState } from 'react';
import type { CurrentRate } from '../products/current-rate.ts';
import { useRefreshProducts } from '../products/products-query.ts';
import type { LabelOptions } from './kept-options.ts';
import { type LabelRow, shownAmounts } from './label-rows.ts';

export interface LabelWarningsProps {
  /** Those that are printed. */
  rows: readonly LabelRow[];
  sheet: LabelSheet;
  options: LabelOptions;
  rate: CurrentRate | undefined;
  codes: Codes;
  onMade: (product: Product) => void;
}

/** What labels would lack, said before there is paper: prices that nobody knows, codes that are missing or do not fit. */
export function LabelWarnings({ rows, sheet, options, rate, codes, onMade }: LabelWarningsProps) {
  const { prices, code } = options;
  const unpriced = prices === 'none' ? [] : rows.filter(({ price }) => price === null);
  const wanted = prices === 'both' ? 2 : 1;
  const unconverted =
    prices === 'none'
      ? []
      : rows.filter(({ price }) => price !== null && shownAmounts(price, prices, rate).length < wanted);
  const codeless = code === 'none' ? [] : rows.filter(({ barcode }) => barcode === undefined);
  const fine =
    code === 'none' || !codes.draw
      ? []
      : firstOf(rows, ({ barcode }) => {
          const drawn = barcode && codes.draw?.(barcode, code);
          return Boolean(drawn && isTooFine(sheet, drawn));
        });
  return (
    <>
      {unpriced.length > 0 && (
        <Notice tone="warning" title={`${namesOf(unpriced)} sin precio.`}>
          {unpriced.length === 1 ? 'Su etiqueta sale' : 'Sus etiquetas salen'} sin él.
        </Notice>
      )}
      {unconverted.length > 0 && (
        <Notice tone="warning" title={`${namesOf(unconverted)} sin precio en la otra moneda.`}>
          {rate?.rate_id
            ? 'Su precio está en una moneda que tu empresa no usa.'
            : `No hay tasa${rate ? ` de ${currencySymbol(rate.alternative).symbol} a ${currencySymbol(rate.main).symbol}` : ''}: ponla en Ajustes para imprimir los dos precios.`}
        </Notice>
      )}
      {codeless.length > 0 && <Codeless rows={codeless} onMade={onMade} />}
      {fine.length > 0 && (
        <Notice tone="warning" title={`El código de ${namesOf(fine)} es muy largo para este papel.`}>
          Un lector no lo leería. Usa QR o una etiqueta más ancha.
        </Notice>
      )}
      {codes.failed && (
        <Notice
          tone="bad"
          title="No pudimos cargar lo que dibuja los códigos."
          action={
            <Button size="sm" onClick={codes.retry}>
              Reintentar
            </Button>
          }
        />
      )}
    </>
  );
}

/** What has no barcode, and a press to give it one of the shop's own. */
function Codeless({ rows, onMade }: { rows: readonly LabelRow[]; onMade: (product: Product) => void }) {
  const mayEdit = useCan(['products', 'update']);
  const refresh = useRefreshProducts();
  const [isMaking, setMaking] = useState(false);
  const make = async () => {
    setMaking(true);
    try {
      for (const row of rows) onMade(await makeBarcode(row));
    } catch (error) {
      notify.error(errorText(error));
    } finally {
      setMaking(false);
      refresh();
    }
  };
  return (
    <Notice
      tone="warning"
      title={`${namesOf(rows)} sin código de barras.`}
      action={
        mayEdit && (
          <Button size="sm" loading={isMaking} onClick={() => void make()}>
            {rows.length === 1 ? 'Crear su código' : `Crear ${formatQuantity(rows.length)} códigos`}
          </Button>
        )
      }
    >
      Podemos crear uno propio de tu tienda, que Caja lee como cualquier otro.
    </Notice>
  );
}

function makeBarcode({ id, presentationId }: LabelRow): Promise<Product> {
  if (presentationId === undefined) return api('POST /products/{id}/barcode', { params: { id } });
  return api('POST /products/{id}/presentations/{presentation_id}/barcode', {
    params: { id, presentation_id: presentationId },
  });
}

/** Enough to name them; each code is drawn for it, and a catalogue has many. */
function firstOf(rows: readonly LabelRow[], holds: (row: LabelRow) => boolean): LabelRow[] {
  return rows.slice(0, LOOKED_AT).filter(holds);
}
const LOOKED_AT = 50;

/** «Arroz», or «12 productos». */
function namesOf(rows: readonly LabelRow[]): string {
  const [only] = rows;
  return only && rows.length === 1 ? `«${only.name}»` : `${formatQuantity(rows.length)} productos`;
}
