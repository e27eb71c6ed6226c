import { useState } from 'react';
import { createQueryClient, QueryClientProvider } from '../session/connect.ts';
import { type PendingUser, readPending, writePending } from '../signed-out/pending-user.ts';
import { SignedOutPage } from '../signed-out/SignedOutPage.tsx';
import { CodeStep } from './CodeStep.tsx';
import { forgetDraft } from './registration-draft.ts';
import { Wizard } from './Wizard.tsx';

/** A company of one's own: who, what, in which money, at which price, and then the code from the mail. */
export default function RegisterPage() {
  const [queryClient] = useState(createQueryClient);
  const [pending, setPending] = useState(readPending);

  const settle = (next: PendingUser | undefined) => {
    writePending(next);
    setPending(next);
  };

  return (
    <QueryClientProvider client={queryClient}>
      <SignedOutPage steps title={pending ? 'Confirma tu correo' : 'Registra tu negocio'}>
        {pending ? (
          <CodeStep
            pending={pending}
            onChange={settle}
            onConfirmed={() => {
              forgetDraft();
              writePending(undefined);
            }}
          />
        ) : (
          <Wizard onRegistered={(user) => settle({ ...user, sentAt: Date.now(), wrong: 0 })} />
        )}
      </SignedOutPage>
    </QueryClientProvider>
  );
}
