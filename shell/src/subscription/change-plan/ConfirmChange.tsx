import { useCallMutation } from '@cuadra/shared/client';
import type { Subscription } from '@cuadra/shared/contract';
import { FormDialog, useEntityForm } from '@cuadra/shared/form';
import { Button, Field, TextInput } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { useVisitor } from '../../navigation/use-visitor.ts';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { BILLING_NAMES, dollars } from '../basics/names.ts';
import { confirmFieldError, confirmFormSchema } from './confirm-values.ts';
import { type Choice, termPrice } from './plan-change.ts';
import type { PlanCode } from './use-plan-code.ts';

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
  const { user } = useVisitor().state;
  const { plan, billing_type } = choice;
  const { mutateAsync } = useCallMutation('POST /subscriptions/change_plan');
  const confirm = useEntityForm({
    schema: confirmFormSchema,
    values: { password: '', code: '' },
    send: (values) => mutateAsync({ body: { plan: plan.id, billing_type, ...values } }),
    onSaved: onChanged,
    fieldError: confirmFieldError,
  });
  const { form, errorOf } = confirm;

  return (
    <FormDialog
      form={confirm}
      open={open}
      onClose={onClose}
      title="Confirma el cambio de plan"
      description={
        <>
          Pasarás al plan <b>{plan.name}</b>, {dollars(termPrice(choice))} {BILLING_NAMES[billing_type].each}.
        </>
      }
      submit={`Cambiar a ${plan.name}`}
    >
      <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
      <Field label="Tu contraseña" error={errorOf('password')}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
      <CodeRow>
        <Field
          label="Código"
          error={errorOf('code') ?? code.error}
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
    </FormDialog>
  );
}

function sendText({ sent, wait }: PlanCode): string {
  if (wait > 0) return `Pedir otro en ${wait} s`;
  return sent ? 'Enviar otro código' : 'Enviarme el código';
}
