import { errorText } from '@cuadra/shared/client';
import { Button, Card, EmptyState } from '@cuadra/shared/ui';

/** A report that did not come, and the way to ask for it again. */
export function ReportFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Card>
      <EmptyState
        icon="error"
        tone="bad"
        title="No pudimos cargar este reporte"
        action={
          <Button icon="refresh" onClick={onRetry}>
            Reintentar
          </Button>
        }
      >
        {errorText(error)}
      </EmptyState>
    </Card>
  );
}
