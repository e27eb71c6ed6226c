import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { shortWhen } from '../domain/index.ts';
import { Button, Dialog, Stack } from '../ui/index.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import type { Conflict } from './use-conflict.ts';

/** Who changed it meanwhile and what; field by field, what to keep. Nothing is saved until it is chosen. */
export default function ConflictDialog({ conflict }: { conflict: Conflict<FieldValues> }) {
  const { by, isOwn, at, fields, keep, dismiss } = conflict;
  const [mine, setMine] = useState<ReadonlySet<string>>(
    () => new Set(fields.filter(({ isMine }) => isMine).map(({ field }) => field)),
  );
  const who = isOwn ? 'Tú, en otro lugar' : (by ?? 'Otra persona');
  const choose = (field: string, isMine: boolean) => {
    const next = new Set(mine);
    if (isMine) next.add(field);
    else next.delete(field);
    setMine(next);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) dismiss();
      }}
      title={isOwn ? 'Ya habías cambiado esto en otro lugar' : `${who} cambió esto mientras lo editabas`}
      description={`${at ? `Fue ${shortWhen(at)}; ` : ''}${at ? 'todavía' : 'Todavía'} no guardamos lo tuyo. Elige con qué te quedas en cada dato.`}
      footer={
        <>
          <Button onClick={() => keep(new Set())}>
            {isOwn ? 'Dejar lo que ya estaba' : `Dejar lo de ${by ?? 'esa persona'}`}
          </Button>
          <Button variant="primary" onClick={() => keep(mine)}>
            Guardar lo elegido
          </Button>
        </>
      }
    >
      <Stack $gap={4} $top={4}>
        {fields.map((field) => (
          <ConflictChoice
            key={field.field}
            field={field}
            who={who}
            isMine={mine.has(field.field)}
            onChoose={(isMine) => choose(field.field, isMine)}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
