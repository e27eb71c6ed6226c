import { errorText } from '@cuadra/shared/client';
import { Button, Card, EmptyState } from '@cuadra/shared/ui';

/** In the place of the figures, when they did not come; the rest of the screen goes on. */
export function SummaryFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Card role="alert">
      <EmptyState
        icon="alert"
        tone="bad"
        title="No pudimos traer las cifras"
        action={
          <Button variant="primary" icon="refresh" onClick={onRetry}>
            Reintentar
          </Button>
        }
      >
        {errorText(error)}
      </EmptyState>
    </Card>
  );
}
