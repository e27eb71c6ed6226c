import { formatNumber, formatPairRate, formatRate, type RateChange } from '@cuadra/shared/domain';
import { notify } from '@cuadra/shared/state';
import { Button, ConfirmDialog, Field, Notice, TextInput } from '@cuadra/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { judgeRate, NO_CURRENCIES, NOT_VALID, rateText } from './rate-draft.ts';
import { rateErrorText } from './rate-error-text.ts';
import { useSaveRate } from './use-save-rate.ts';

export interface RateFormProps {
  /** 1 source = rate target; undefined where the company's currencies are not known. */
  pair: { source: string; target: string } | undefined;
  /** The rate that counts; undefined where there is none yet. */
  current: string | undefined;
}

const Form = styled.form`
  display: grid;
  gap: var(--s-3);
`;

const Line = styled.div`
  display: flex;
  gap: var(--s-3);
  align-items: start;
  & > :first-child {
    flex: 1;
  }
  /* On the line of the field, which stands below its label, and as high. */
  & > button {
    margin-top: 25px;
    min-height: 42px;
  }
`;

const Figure = styled(TextInput)`
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;

/** A rate typed by hand, by the rules of spec §5; one that jumps is asked about before it counts. */
export function RateForm({ pair, current }: RateFormProps) {
  const save = useSaveRate();
  // What stands in the field is the rate that counts until somebody types.
  const [typed, setTyped] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [jump, setJump] = useState<RateChange>();
  const underWay = useRef(false);
  const { source, target } = pair ?? { source: '', target: '' };
  const text = typed ?? current ?? '';
  const verdict = judgeRate(text, current);
  const isUnchanged = typed !== undefined && verdict.kind === 'same';

  const send = async (rate: string) => {
    if (underWay.current) return;
    underWay.current = true;
    setSaving(true);
    setTrouble(undefined);
    try {
      await save({ source, target, rate });
      notify.success(`Se ha guardado la nueva tasa de cambio ${source}/${target}.`);
      setTyped(undefined);
    } catch (error) {
      setTrouble(rateErrorText(error));
    } finally {
      underWay.current = false;
      setSaving(false);
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A drawer's form stands inside others, as React sees it.
    event.stopPropagation();
    if (verdict.kind === 'empty' || underWay.current) return;
    if (!pair || source === target) return setTrouble(NO_CURRENCIES);
    if (verdict.kind === 'invalid') return setTrouble(NOT_VALID);
    // An unchanged rate is ignored (spec §5).
    if (verdict.kind === 'same') return setTrouble(undefined);
    if (verdict.jump) setJump(verdict.jump);
    else void send(verdict.rate);
  };

  const isNotValid = trouble === NOT_VALID;
  return (
    <>
      <Form noValidate aria-label="Nueva tasa" onSubmit={submit}>
        <Line>
          <Field
            label={pair ? `Tasa de 1 ${source} en ${target}` : 'Tasa'}
            error={isNotValid ? trouble : undefined}
            hint={hintOf()}
          >
            <Figure
              inputMode="decimal"
              autoComplete="off"
              value={text}
              readOnly={isSaving}
              onChange={({ target: { value } }) => {
                setTyped(rateText(value));
                setTrouble(undefined);
              }}
              onFocus={({ target: input }) => input.select()}
            />
          </Field>
          <Button type="submit" variant="primary" loading={isSaving} disabled={verdict.kind === 'empty'}>
            Guardar tasa
          </Button>
        </Line>
        {trouble && !isNotValid && <Notice tone="bad">{trouble}</Notice>}
      </Form>
      {jump && (
        <ConfirmDialog
          open
          onOpenChange={() => setJump(undefined)}
          title={`¿${formatPairRate(source, target, jump.rate)}?`}
          confirm="Guardar tasa"
          onConfirm={() => send(jump.rate)}
        >
          Es un {formatNumber(jump.percent, 0)} % {jump.isRise ? 'más' : 'menos'} que la de ahora,{' '}
          {formatRate(current ?? '1')}. Con ella se cobrará desde este momento en todas tus cajas.
        </ConfirmDialog>
      )}
    </>
  );

  function hintOf(): string {
    if (isUnchanged) return 'Es la tasa que ya cuenta: no hay nada que guardar.';
    if (verdict.kind !== 'new') return 'Solo números y un punto, por ejemplo 860.18.';
    return `Quedará así: 1 ${source} = ${formatRate(verdict.rate)} ${target}`;
  }
}
