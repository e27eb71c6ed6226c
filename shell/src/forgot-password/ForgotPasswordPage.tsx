import { useState } from 'react';
import { SignedOutPage } from '../signed-out/SignedOutPage.tsx';
import { AskStep } from './AskStep.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import { type PendingReset, readPendingReset, writePendingReset } from './pending-reset.ts';

/** `/forgot-password`: who one is, and then the code from the mail with another password, which signs in. */
export default function ForgotPasswordPage() {
  const [pending, setPending] = useState(readPendingReset);
  const settle = (next: PendingReset | undefined) => {
    writePendingReset(next);
    setPending(next);
  };
  return (
    <SignedOutPage steps title="Recupera tu contraseña">
      {pending ? (
        <ChooseStep
          pending={pending}
          onSent={settle}
          onBack={() => settle(undefined)}
          onDone={() => writePendingReset(undefined)}
        />
      ) : (
        <AskStep onAsked={settle} />
      )}
    </SignedOutPage>
  );
}
