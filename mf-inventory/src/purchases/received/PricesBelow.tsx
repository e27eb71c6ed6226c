import { ApiError, errorText, useCall, useCallCache, useCallMutation } from '@cuadra/shared/client';
import type { PriceBelowUtility } from '@cuadra/shared/contract';
import { costText, formatMoney, formatPercent, newId } from '@cuadra/shared/domain';
import { notify, useCan } from '@cuadra/shared/state';
import {
  Button,
  Card,
  Checkbox,
  Field,
  MoneyInput,
  Notice,
  PHONE,
  Row,
  Stack,
  Text,
} from '@cuadra/shared/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useRefreshProducts } from '../../products/products-query.ts';
import { boughtIn } from '../purchase-text.ts';
import { choiceOf, chosenPrices, gainOf, type PriceChoice, priceKey } from './price-values.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 150px;
    gap: var(--s-3);
    align-items: center;
    padding: var(--s-3) 0;
    border-top: 1px solid var(--line);
    ${PHONE} {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--s-2);
    }
  }
`;

/** Prices that give less than is wanted since the goods came, and new ones to choose and set. */
export function PricesBelow({ purchaseId }: { purchaseId: string }) {
  const params = { id: purchaseId };
  const mayPrice = useCan(['products', 'modify_utility']);
  const { data } = useCall('GET /purchases/{id}/prices', { params }, { staleTime: 0 });
  const { mutateAsync, isPending } = useCallMutation('PUT /purchases/{id}/prices');
  const calls = useCallCache();
  const refreshProducts = useRefreshProducts();
  const [choices, setChoices] = useState<ReadonlyMap<string, PriceChoice>>(new Map());
  const [wrong, setWrong] = useState<string>();
  const isUnderWay = useRef(false);
  // One for each try that may have arrived: a second press is no other edit.
  const editId = useRef(newId());
  const prices = data?.items ?? [];
  if (prices.length === 0) return null;
  const set = (price: PriceBelowUtility, change: Partial<PriceChoice>) =>
    setChoices((before) => new Map(before).set(priceKey(price), { ...choiceOf(before, price), ...change }));
  const chosen = chosenPrices(prices, choices);

  const save = async () => {
    if (isUnderWay.current || !chosen) return;
    isUnderWay.current = true;
    setWrong(undefined);
    try {
      const { products } = await mutateAsync({ params, body: { edit_id: editId.current, prices: chosen } });
      editId.current = newId();
      notify.success(
        products === 1
          ? 'Cambiaste el precio de 1 producto.'
          : `Cambiaste el precio de ${products} productos.`,
      );
      refreshProducts();
      await calls.refresh('GET /purchases/{id}/prices', 'GET /products/{id}');
    } catch (error) {
      const isEdited = error instanceof ApiError && error.code === 'ERROR_EDITED';
      if (isEdited) void calls.refresh('GET /purchases/{id}/prices');
      setWrong(
        isEdited
          ? 'Alguien cambió uno de estos productos. Revisa los precios y guárdalos otra vez.'
          : errorText(error),
      );
    } finally {
      isUnderWay.current = false;
    }
  };

  return (
    <Card $pad as="section" aria-labelledby="prices-below">
      <Stack $gap={3}>
        <div>
          <h2 id="prices-below">Precios por debajo de la utilidad</h2>
          <Text $tone="soft" $size="sm">
            Con lo que costó esta compra, estos precios dejan menos de lo que quieres ganar. Los que se
            calculan solos por su costo ya cambiaron.
          </Text>
        </div>
        <List aria-label="Precios por debajo de la utilidad">
          {prices.map((price) => {
            const choice = choiceOf(choices, price);
            const gain = gainOf(choice.price, price.cost);
            const name = nameOf(price);
            return (
              <li key={priceKey(price)}>
                <Checkbox
                  label={name}
                  hint={`Cuesta ${costText(price.cost, price.currency)} · se vende a ${formatMoney(price.price, price.currency)}${price.gain === null ? '' : ` (${formatPercent(price.gain, 1)})`} · quieres ganar ${formatPercent(price.wanted, 1)}`}
                  checked={choice.isChosen}
                  disabled={!mayPrice}
                  onCheckedChange={(isChosen) => set(price, { isChosen })}
                />
                {mayPrice && (
                  <Field
                    label={`Precio nuevo de ${name}`}
                    hideLabel
                    hint={gain === undefined ? undefined : `Ganas ${formatPercent(gain, 1)}`}
                  >
                    <MoneyInput
                      currency={price.currency}
                      value={choice.price ?? ''}
                      disabled={!choice.isChosen}
                      onValueChange={(next) => set(price, { price: next })}
                    />
                  </Field>
                )}
              </li>
            );
          })}
        </List>
        {wrong && <Notice tone="bad">{wrong}</Notice>}
        {mayPrice ? (
          <Row $justify="end">
            <Button
              variant="primary"
              loading={isPending}
              disabled={!chosen || chosen.length === 0}
              onClick={() => void save()}
            >
              Cambiar los precios elegidos
            </Button>
          </Row>
        ) : (
          <Text $tone="quiet" $size="sm">
            Tu rol no permite cambiar precios.
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function nameOf({ name, kind, presentation }: PriceBelowUtility): string {
  if (kind === 'presentation') return `${name}, ${boughtIn(presentation)}`;
  return kind === 'wholesale' ? `${name}, al mayor` : name;
}
