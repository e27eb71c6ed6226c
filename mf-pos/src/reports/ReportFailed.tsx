import { Card, LoadFailed } from '@cuadra/shared/ui';

/** A report that did not come, and the way to ask for it again. */
export function ReportFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Card>
      <LoadFailed title="No pudimos cargar este reporte" error={error} onRetry={onRetry} />
    </Card>
  );
}
