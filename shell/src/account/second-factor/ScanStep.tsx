import { useCallMutation } from '@cuadra/shared/client';
import { FormErrors, useEntityForm } from '@cuadra/shared/form';
import { useReloadHold } from '@cuadra/shared/state';
import { Button, CopyButton, Field, PHONE, Stack, Text, TextInput } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { Actions } from '../../ui/section.ts';
import type { BegunSecondFactor } from './PasswordStep.tsx';
import { codeSchema, groupedSecret, secondFactorFieldError } from './second-factor-values.ts';

const Sides = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s-5);
  align-items: start;
  ${PHONE} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** White in either theme: a camera wants dark on light. */
const Code = styled.img`
  width: 188px;
  height: 188px;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  background: #fff;
  ${PHONE} {
    justify-self: center;
  }
`;

const Secret = styled.code`
  display: block;
  font-size: var(--t-md);
  font-weight: 600;
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-4);
  a {
    display: inline-block;
    padding-block: 6px;
    font-weight: 600;
    color: var(--brand-ink);
  }
  @media (pointer: coarse) {
    a {
      padding-block: 12px;
    }
  }
`;

interface ScanStepProps {
  /** Held by who shows it alone: nothing of it is written down anywhere. */
  begun: BegunSecondFactor;
  onConfirmed: (codes: string[]) => void;
  onCancel?: (() => void) | undefined;
}

/** The secret into the app, by camera, by hand or on this device; and the first code back. */
export function ScanStep({ begun: { qr, secret, uri }, onConfirmed, onCancel }: ScanStepProps) {
  useReloadHold(true);
  const { mutateAsync } = useCallMutation('POST /auth/second-factor/confirm');
  const form = useEntityForm({
    schema: codeSchema,
    values: { code: '' },
    send: (body) => mutateAsync({ body }),
    onSaved: ({ recovery_codes }) => onConfirmed(recovery_codes),
    fieldError: secondFactorFieldError,
  });
  return (
    <Stack as="form" noValidate aria-label="Conecta tu aplicación" onSubmit={form.onSubmit}>
      <Sides>
        <Code src={qr} alt="Código QR para tu aplicación" />
        <Stack $gap={3}>
          <Text>
            Abre en tu teléfono una aplicación de códigos, como Google Authenticator, Microsoft Authenticator
            o Aegis, y escanea el cuadro. Si no tienes cámara, escribe esta clave:
          </Text>
          <Secret>{groupedSecret(secret)}</Secret>
          <Ways>
            <CopyButton text={secret} label="Copiar la clave" />
            <a href={uri}>Abrir en la aplicación de este equipo</a>
          </Ways>
        </Stack>
      </Sides>
      <Field
        label="Código de tu aplicación"
        error={form.errorOf('code')}
        hint="Los 6 números que ves ahora. Cambian cada 30 segundos."
      >
        <TextInput
          {...form.form.register('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={40}
          autoFocus
        />
      </Field>
      <FormErrors form={form} />
      <Actions>
        <Button type="submit" variant="primary" loading={form.isSubmitting}>
          Activar
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            Cancelar
          </Button>
        )}
      </Actions>
    </Stack>
  );
}
