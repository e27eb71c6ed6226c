import type { PaymentMethod, StoreMethod } from '@cuadra/shared/contract';
import { bankText, currencySymbol } from '@cuadra/shared/domain';
import { Checkbox, Field, FormRow, Text, TextInput } from '@cuadra/shared/ui';
import { RowTools } from '../RowTools.tsx';
import { RowHead, RowItem } from '../rows-style.ts';
import { useStoreForm } from '../store-form-context.ts';
import { DETAIL_LENGTHS, DETAIL_NAMES, type Detail, detailsOf } from './method-details.ts';

const INPUT_TYPES: Partial<Record<Detail, 'tel' | 'email'>> = { phone: 'tel', email: 'email' };

/** One that buyers see, with its place and its details; or one that they do not. */
export type MethodRowProps = {
  /** Undefined for one that the company has no more. */
  method: PaymentMethod | undefined;
  /** Shows it, or does not any more. */
  onToggle: () => void;
} & (
  | {
      shown: StoreMethod;
      index: number;
      count: number;
      onChange: (shown: StoreMethod) => void;
      onMove: (step: -1 | 1) => void;
    }
  | { shown?: undefined }
);

/** A payment method of the company, as the store shows it. */
export function MethodRow(props: MethodRowProps) {
  const { method, onToggle } = props;
  const { errorOf } = useStoreForm();
  const name = method?.name ?? 'Método eliminado';
  const hint = method && [
    method.is_hidden && 'Está oculto: nadie lo ve',
    method.bank && bankText(method.bank),
    currencySymbol(method.currency).symbol,
  ];
  const path = props.shown && `methods.${props.index}`;
  const wrong = path && errorOf(`${path}.payment_method_id`);
  return (
    <RowItem aria-label={name}>
      <RowHead>
        <Checkbox
          label={name}
          hint={hint?.filter(Boolean).join(' · ')}
          checked={props.shown !== undefined}
          onCheckedChange={onToggle}
        />
        {props.shown && (
          <RowTools name={name} index={props.index} count={props.count} onMove={props.onMove} />
        )}
      </RowHead>
      {wrong && (
        <Text $size="sm" $tone="bad">
          {wrong}
        </Text>
      )}
      {props.shown && method && (
        <FormRow $gap={3}>
          {detailsOf(method.kind, props.shown).map((detail) => (
            <Field
              key={detail}
              label={`${DETAIL_NAMES[detail]} de ${name}`}
              error={errorOf(`${path}.${detail}`)}
            >
              <TextInput
                type={INPUT_TYPES[detail] ?? 'text'}
                autoComplete="off"
                maxLength={DETAIL_LENGTHS[detail]}
                value={props.shown[detail]}
                onChange={({ target }) => props.onChange({ ...props.shown, [detail]: target.value })}
              />
            </Field>
          ))}
        </FormRow>
      )}
    </RowItem>
  );
}
