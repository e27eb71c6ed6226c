import { Stack, Steps } from '@cuadra/shared/ui';
import { useState } from 'react';
import { type BegunSecondFactor, PasswordStep } from './PasswordStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ScanStep } from './ScanStep.tsx';

type Step =
  | { name: 'password' }
  | { name: 'scan'; begun: BegunSecondFactor }
  | { name: 'codes'; codes: readonly string[] };

const NAMES: readonly Step['name'][] = ['password', 'scan', 'codes'];

interface SetUpProps {
  /** It is on, and the recovery codes are kept. */
  onDone: () => void;
  /** Absent where it has to be set up. */
  onCancel?: () => void;
}

/** Password, app, recovery codes. What is secret of it lives as long as it is on the screen. */
export function SetUp({ onDone, onCancel }: SetUpProps) {
  const [step, setStep] = useState<Step>({ name: 'password' });
  return (
    <Stack $gap={5}>
      <Steps
        label="Activar la verificación en dos pasos"
        steps={['Contraseña', 'Aplicación', 'Códigos']}
        current={NAMES.indexOf(step.name)}
      />
      {step.name === 'password' && (
        <PasswordStep onBegun={(begun) => setStep({ name: 'scan', begun })} onCancel={onCancel} />
      )}
      {step.name === 'scan' && (
        <ScanStep
          begun={step.begun}
          onConfirmed={(codes) => setStep({ name: 'codes', codes })}
          onCancel={onCancel}
        />
      )}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onKept={onDone} />}
    </Stack>
  );
}
