import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

/** Above a form: what stands in it was left before it was saved (see `useKeptForm`), and one may begin anew. */
export function KeptNotice({ onStartAnew }: { onStartAnew: () => void }) {
  return (
    <Notice
      title="Seguimos donde lo dejaste."
      action={
        <Button size="sm" onClick={onStartAnew}>
          Empezar de nuevo
        </Button>
      }
    >
      Esto todavía no está guardado.
    </Notice>
  );
}
