import { sendForm, useCallMutation } from '@cuadra/shared/client';
import type { Subscription } from '@cuadra/shared/contract';
import { Button, Dialog, Field, Notice, TextInput } from '@cuadra/shared/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { PasswordInput } from '../../form/PasswordInput.tsx';
import { useSigned } from '../../session/offer-context.tsx';
import { BILLING_NAMES, dollars } from '../words.ts';
import { ConfirmDraft, type ConfirmValues, confirmProblem } from './confirm-draft.ts';
import { type Choice, termPrice } from './plan-change.ts';
import type { PlanCode } from './use-plan-code.ts';

const Form = styled.form`
  display: grid;
  gap: var(--s-4);
  padding-top: var(--s-4);
`;

/** The code, and the button that has it sent. */
const CodeRow = styled.div`
  display: grid;
  gap: var(--s-2);
  justify-items: start;
  & > :first-child {
    width: 100%;
  }
`;

export interface ConfirmChangeProps {
  choice: Choice;
  open: boolean;
  /** Outlives this window: closing it must not send another code. */
  code: PlanCode;
  onClose: () => void;
  onChanged: (subscription: Subscription) => void;
}

/** The last step before another plan counts: the password, and the code that was mailed. */
export function ConfirmChange({ choice, open, code, onClose, onChanged }: ConfirmChangeProps) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const { plan, billing_type } = choice;
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      dismissible={!busy}
      title="Confirma el cambio de plan"
      description={
        <>
          Pasarás al plan <b>{plan.name}</b>, {dollars(termPrice(choice))} {BILLING_NAMES[billing_type].each}.
        </>
      }
      footer={
        <>
          <Button variant="ghost" disabled={busy} onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={id} variant="primary" loading={busy}>
            Cambiar a {plan.name}
          </Button>
        </>
      }
    >
      <ConfirmForm id={id} choice={choice} code={code} onBusy={setBusy} onChanged={onChanged} />
    </Dialog>
  );
}

interface ConfirmFormProps extends Pick<ConfirmChangeProps, 'choice' | 'code' | 'onChanged'> {
  id: string;
  onBusy: (busy: boolean) => void;
}

function ConfirmForm({ id, choice, code, onBusy, onChanged }: ConfirmFormProps) {
  const { user } = useSigned().state;
  const { mutateAsync } = useCallMutation('POST /subscriptions/change_plan');
  const [trouble, setTrouble] = useState<string>();
  const form = useForm<ConfirmValues>({
    defaultValues: { password: '', code: '' },
    resolver: zodResolver(ConfirmDraft),
  });
  const problem = (field: keyof ConfirmValues) => {
    const reason = form.formState.errors[field]?.message;
    return reason && confirmProblem(field, reason);
  };

  const submit = form.handleSubmit(async (values) => {
    setTrouble(undefined);
    onBusy(true);
    const body = { plan: choice.plan.id, billing_type: choice.billing_type, ...values };
    const sent = await sendForm(form, async () => onChanged(await mutateAsync({ body })));
    onBusy(false);
    if (!sent.ok) setTrouble(sent.trouble);
  });

  return (
    <Form id={id} noValidate onSubmit={submit}>
      <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
      <Field label="Tu contraseña" error={problem('password')}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
      <CodeRow>
        <Field
          label="Código"
          error={problem('code') ?? code.trouble}
          hint={
            code.sent
              ? `Lo enviamos a ${user.email}. Vale por 15 minutos.`
              : `Te lo enviamos a ${user.email} cuando lo pidas.`
          }
        >
          <TextInput
            {...form.register('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            placeholder="6 números"
          />
        </Field>
        <Button
          size="sm"
          loading={code.sending}
          disabled={code.wait > 0}
          onClick={async () => {
            form.clearErrors('code');
            await code.send();
            form.setFocus('code');
          }}
        >
          {sendText(code)}
        </Button>
      </CodeRow>
      {trouble && <Notice tone="bad">{trouble}</Notice>}
    </Form>
  );
}

function sendText({ sent, wait }: PlanCode): string {
  if (wait > 0) return `Pedir otro en ${wait} s`;
  return sent ? 'Enviar otro código' : 'Enviarme el código';
}
