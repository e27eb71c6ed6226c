import { Button, EmptyState } from '@cuadra/shared/ui';
import { signOut } from '../session/sign-out.ts';
import { WholeWindow } from '../ui/centered.ts';

/** The server is there and cannot say who is signed in: the session stays, and the user may try again. */
export function VerifyFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <WholeWindow>
      <EmptyState
        level={1}
        icon="alert"
        tone="bad"
        title="No pudimos abrir tu empresa"
        action={
          <>
            <Button variant="primary" onClick={onRetry}>
              Reintentar
            </Button>
            <Button variant="ghost" onClick={signOut}>
              Cerrar sesión
            </Button>
          </>
        }
      >
        {text}
      </EmptyState>
    </WholeWindow>
  );
}
