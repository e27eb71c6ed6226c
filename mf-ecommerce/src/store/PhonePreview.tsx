import {
  CUADRA_COLOUR,
  DEFAULT_ALTERNATIVE_CURRENCY,
  DEFAULT_MAIN_CURRENCY,
  formatMoney,
  textOn,
} from '@cuadra/shared/domain';
import { useCurrencies } from '@cuadra/shared/state';
import { Text } from '@cuadra/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import type { StoreValues } from './store-values.ts';

/** Always light: the store has one look, whatever the theme of who sets it up. */
const Phone = styled.div`
  width: 260px;
  height: 480px;
  margin-top: var(--s-2);
  overflow: hidden;
  border: 8px solid #1b1f1d;
  border-radius: 30px;
  background: #f6f5f2;
  color: #1b1f1d;
  font-size: 13px;
  overflow-wrap: anywhere;
`;

const Head = styled.div`
  padding: 22px 14px 12px;
  font-size: 17px;
  font-weight: 700;
`;

const About = styled.p`
  display: -webkit-box;
  overflow: hidden;
  padding: 10px 14px 0;
  -webkit-line-clamp: 5;
  -webkit-box-orient: vertical;
  white-space: pre-line;
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
  padding: 12px 14px;
`;

const Sample = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;
  padding: 8px;
  border-radius: 10px;
  background: #fff;
  box-shadow: 0 1px 2px rgb(27 31 29 / 0.1);
  small {
    color: #4d5551;
  }
`;

const Picture = styled.div`
  height: 62px;
  border-radius: 6px;
  background: #e4e1da;
`;

const Press = styled.div`
  padding: 5px;
  border-radius: 7px;
  text-align: center;
  font-weight: 600;
`;

/** What the two sample products cost, in main and in the alternative currency: no rate is asked for a drawing. */
const SAMPLES = [
  { name: 'Un producto', main: '480', alternative: '1.20' },
  { name: 'Otro producto', main: '1000', alternative: '2.50' },
];

/** About how a buyer sees the store, while it is being set up. */
export function PhonePreview({ values }: { values: StoreValues }) {
  const id = useId();
  const used = useCurrencies();
  const colour = values.colour || CUADRA_COLOUR;
  const painted = { background: colour, color: textOn(colour) };
  const { shown_currency } = values;
  return (
    <section aria-labelledby={id}>
      <Text as="h2" id={id} $size="sm" $tone="quiet">
        Así se verá
      </Text>
      <Phone>
        <Head style={painted}>{values.name || 'Tu tienda'}</Head>
        {values.description && <About>{values.description}</About>}
        <Cards>
          {SAMPLES.map(({ name, main, alternative }) => (
            <Sample key={name}>
              <Picture />
              {name}
              {shown_currency !== 'main' && (
                <b>{formatMoney(alternative, used?.alternative ?? DEFAULT_ALTERNATIVE_CURRENCY)}</b>
              )}
              {shown_currency !== 'alternative' && (
                <small>{formatMoney(main, used?.main ?? DEFAULT_MAIN_CURRENCY)}</small>
              )}
              <Press style={painted}>Agregar</Press>
            </Sample>
          ))}
        </Cards>
      </Phone>
    </section>
  );
}
