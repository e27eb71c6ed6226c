import { Button, Field, IconButton, MoneyInput, PHONE, Select, TextInput } from '@cuadra/shared/ui';
import styled from 'styled-components';
import type { PaymentMethod } from '../../sale/payment/methods.ts';
import type { PayBack } from './return-values.ts';
import type { ReturnInHand } from './use-return.ts';

const Box = styled.section`
  display: grid;
  gap: var(--s-3);
  justify-items: start;
  h3 {
    font-size: var(--t-md);
  }
`;

const Way = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 150px 38px;
  gap: var(--s-2);
  width: 100%;
  align-items: end;
  & > :nth-child(n + 4) {
    grid-column: 1 / -1;
  }
  ${PHONE} {
    grid-template-columns: minmax(0, 1fr) 44px;
    /* A method is told from another by the end of its name. */
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

export interface PayBackFieldsProps {
  back: ReturnInHand;
  methods: readonly PaymentMethod[];
}

/** By which methods the money goes back. */
export function PayBackFields({ back: { ways, setWays, payments }, methods }: PayBackFieldsProps) {
  const set = (index: number, change: Partial<PayBack>) =>
    setWays(ways.map((way, other) => (other === index ? { ...way, ...change } : way)));
  const unused = methods.filter(({ id }) => ways.every(({ payment_method_id }) => payment_method_id !== id));
  const [next] = unused;
  // The one that took what was left keeps its amount, so that the next one finds something to take.
  const add = (method: PaymentMethod) =>
    setWays([
      ...ways.map((way, index) => ({ ...way, typed: way.typed ?? payments[index]?.amount })),
      { payment_method_id: method.id, typed: undefined, reference: '' },
    ]);
  const remove = (index: number) =>
    setWays(
      ways.flatMap((way, other) =>
        other === index ? [] : [ways.length === 2 ? { ...way, typed: undefined } : way],
      ),
    );
  return (
    <Box aria-label="Cómo devuelves el dinero">
      <h3>¿Cómo devuelves el dinero?</h3>
      {ways.map((way, index) => {
        const method = methods.find(({ id }) => id === way.payment_method_id);
        return (
          <Way key={way.payment_method_id}>
            <Field label="Método">
              <Select
                value={way.payment_method_id}
                onChange={({ target }) =>
                  set(index, { payment_method_id: target.value, typed: undefined, reference: '' })
                }
                options={methods
                  .filter((one) => one.id === way.payment_method_id || unused.includes(one))
                  .map(({ id, name }) => ({ value: id, label: name }))}
              />
            </Field>
            <Field label="Monto">
              <MoneyInput
                {...(method && { currency: method.currency })}
                value={payments[index]?.amount ?? ''}
                onValueChange={(value) => set(index, { typed: value ?? '' })}
              />
            </Field>
            {ways.length > 1 ? (
              <IconButton
                icon="x"
                label={`Quitar ${method?.name ?? 'método'}`}
                onClick={() => remove(index)}
              />
            ) : (
              <span />
            )}
            {method?.needs_reference && (
              <Field label="Referencia" required>
                <TextInput
                  value={way.reference}
                  maxLength={60}
                  onChange={({ target }) => set(index, { reference: target.value })}
                />
              </Field>
            )}
          </Way>
        );
      })}
      {next && (
        <Button size="sm" variant="ghost" icon="plus" onClick={() => add(next)}>
          Devolver una parte por otro método
        </Button>
      )}
    </Box>
  );
}
