import { COST_BASES } from '@cuadra/shared/contract';
import { currencySymbol } from '@cuadra/shared/domain';
import { useEntityFormContext } from '@cuadra/shared/form';
import {
  Button,
  Field,
  FormRow,
  MoneyInput,
  Notice,
  QuantityInput,
  Row,
  Select,
  TextInput,
} from '@cuadra/shared/ui';
import { useController } from 'react-hook-form';
import type { Currencies } from '../../goods/formula-text.ts';
import { FormSection } from './FormSection.tsx';
import { rowError } from './formula-errors.ts';
import { type CostValues, type FormulaValues, newCost } from './formula-values.ts';
import { RowTools } from './RowTools.tsx';
import { withMoved, withoutRow, withRow } from './rows.ts';
import { FormRowItem, RowHead, Rows } from './rows-style.ts';
import { BASIS_NAMES } from './takes-at.ts';

/** As the contract has it. */
const MOST = 20;
const BASES = COST_BASES.map((basis) => ({ value: basis, label: BASIS_NAMES[basis] }));

/** Work, gas and the like, by the batch, by each one or by the hour; for who may set costs. */
export function CostsSection({ currencies, mayCost }: { currencies: Currencies; mayCost: boolean }) {
  const { form, errorOf } = useEntityFormContext<FormulaValues>();
  const { field } = useController({ control: form.control, name: 'costs' });
  const costs = field.value;
  const errors = form.formState.errors.costs;
  const set = (cost: CostValues) => field.onChange(withRow(costs, cost));
  const codes = [...new Set([currencies.alternative, currencies.main])];
  const wrong = errorOf('costs');
  if (!mayCost && costs.length === 0) return null;
  return (
    <FormSection
      title="Mano de obra y otros costos"
      about={mayCost ? 'El trabajo, el gas, el empaque.' : 'Tu rol no permite cambiar costos.'}
    >
      {costs.length > 0 && (
        <Rows aria-label="Costos">
          {costs.map((cost, index) => {
            const name = cost.name.trim() || 'el costo nuevo';
            const reason = errors?.[index];
            return (
              <FormRowItem key={cost.id} aria-label={name}>
                <RowHead>
                  <Field label="Qué es" error={rowError('name', reason?.name?.message)}>
                    <TextInput
                      value={cost.name}
                      maxLength={100}
                      placeholder="Mano de obra"
                      autoComplete="off"
                      disabled={!mayCost}
                      onChange={({ target }) => set({ ...cost, name: target.value })}
                    />
                  </Field>
                  {mayCost && (
                    <RowTools
                      name={name}
                      index={index}
                      count={costs.length}
                      onMove={(step) => field.onChange(withMoved(costs, cost.id, step))}
                      onRemove={() => field.onChange(withoutRow(costs, cost.id))}
                    />
                  )}
                </RowHead>
                <FormRow>
                  <Field label={`Cuánto cuesta ${name}`} error={rowError('amount', reason?.amount?.message)}>
                    <MoneyInput
                      isUnitCost
                      currency={cost.currency}
                      value={cost.amount ?? ''}
                      disabled={!mayCost}
                      onValueChange={(amount) => set({ ...cost, amount })}
                    />
                  </Field>
                  <Field label={`Cómo se cuenta ${name}`}>
                    <Select
                      value={cost.basis}
                      options={BASES}
                      disabled={!mayCost}
                      onChange={({ target }) =>
                        set({ ...cost, basis: COST_BASES.find((one) => one === target.value) ?? cost.basis })
                      }
                    />
                  </Field>
                </FormRow>
                <FormRow>
                  <Field label={`Moneda de ${name}`}>
                    <Select
                      value={cost.currency}
                      disabled={!mayCost}
                      options={[...new Set([...codes, cost.currency])].map((code) => ({
                        value: code,
                        label: `${currencySymbol(code).symbol} ${code}`,
                      }))}
                      onChange={({ target }) => set({ ...cost, currency: target.value })}
                    />
                  </Field>
                  {cost.basis === 'hour' && (
                    <Field
                      label={`Minutos de ${name}`}
                      hint="Para todo lo que rinde."
                      error={rowError('minutes', reason?.minutes?.message)}
                    >
                      <QuantityInput
                        value={cost.minutes ?? ''}
                        disabled={!mayCost}
                        onValueChange={(minutes) => set({ ...cost, minutes })}
                      />
                    </Field>
                  )}
                </FormRow>
              </FormRowItem>
            );
          })}
        </Rows>
      )}
      {wrong && <Notice tone="bad">{wrong}</Notice>}
      {mayCost && costs.length < MOST && (
        <Row>
          <Button
            size="sm"
            icon="plus"
            onClick={() => field.onChange([...costs, newCost(currencies.alternative)])}
          >
            Agregar costo
          </Button>
        </Row>
      )}
    </FormSection>
  );
}
