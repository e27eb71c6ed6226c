import { Button, Notice } from '../ui/index.ts';

/** Above a form whose values come from a draft: they are not saved yet, and one may start over. */
export function DraftNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Notice
      title="Seguimos donde lo dejaste."
      action={
        <Button size="sm" onClick={onStartOver}>
          Empezar de nuevo
        </Button>
      }
    >
      Esto todavía no está guardado.
    </Notice>
  );
}
