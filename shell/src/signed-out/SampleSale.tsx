import { Icon } from '@cuadra/shared/ui';
import { Currencies, Paid, Rate, Sheet, Squared, Top } from './sample-sale-style.ts';

/** They close: 14,10 at 860,18; of the change of 5,90, 5,00 in dollars and 0,90 in bolívares. */
const LINES = [
  ['Pagó en efectivo', '$ 20,00'],
  ['Vuelto en efectivo', '$ 5,00'],
  ['Vuelto por Pago Móvil', 'Bs. 774,16'],
] as const;

/** What Cuadra does, as one sale: drawn for the eye alone, its words stand beside it. */
export function SampleSale() {
  return (
    <Sheet aria-hidden>
      <Top>
        <span>Venta 1 · 7 artículos</span>
        <Rate>1 USD = Bs. 860,18</Rate>
      </Top>
      <Currencies>
        <b>Bs. 12.128,54</b>
        <span>$ 14,10</span>
      </Currencies>
      <Paid>
        {LINES.map(([what, amount]) => (
          <div key={what}>
            <span>{what}</span>
            <b>{amount}</b>
          </div>
        ))}
      </Paid>
      <Squared>
        <Icon name="check" size={16} />
        Cuadra exacto
      </Squared>
    </Sheet>
  );
}
