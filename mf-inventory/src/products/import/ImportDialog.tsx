import type { ImportPlan, ImportResult } from '@cuadra/shared/contract';
import { formatQuantity, type ImportField } from '@cuadra/shared/domain';
import { Button, Dialog } from '@cuadra/shared/ui';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { ChooseStep } from './ChooseStep.tsx';
import { importErrorText } from './import-error-text.ts';
import { type FileError, type ListFile, readListFile, toCsv } from './list-file.ts';
import { Progress } from './Progress.tsx';
import { ResultStep } from './ResultStep.tsx';
import { hasName, ReviewStep } from './ReviewStep.tsx';
import type { RememberedColumns } from './remembered-columns.ts';
import { SendingStep } from './SendingStep.tsx';
import { type CheckImport, type Planned, usePlan } from './use-plan.ts';

export interface ImportDialogProps {
  /** Says what sending the text would do. */
  check: CheckImport;
  /** Sends the text; tells how much of it has gone out, 0 to 1. */
  send: (text: string, onProgress: (share: number) => void) => Promise<ImportResult>;
  columns: RememberedColumns;
  /** Fields that the role may not set. */
  locked: ReadonlySet<ImportField>;
  /** Something was written. */
  onImported: () => void;
  onClose: () => void;
}

interface Review {
  file: ListFile;
  fields: (ImportField | null)[];
}

type Step =
  | { at: 'choose'; error?: FileError }
  | { at: 'reading' }
  | ({ at: 'review'; error?: string } & Review)
  | ({ at: 'sending'; share: number } & Review)
  | { at: 'done'; result: ImportResult; plan: ImportPlan | undefined };

const TITLES: Readonly<Record<Step['at'], string>> = {
  choose: 'Importar productos',
  reading: 'Leyendo el archivo',
  review: 'Revisa antes de importar',
  sending: 'Importando',
  done: 'Importación terminada',
};

/** From a file to products: choose, look, send, and what came of it. */
export function ImportDialog({ check, send, columns, locked, onImported, onClose }: ImportDialogProps) {
  const [step, setStep] = useState<Step>({ at: 'choose' });
  const importButton = useRef<HTMLButtonElement>(null);
  const review = step.at === 'review' ? step : undefined;
  const { file, fields } = review ?? {};
  const text = useMemo(
    () => (file && fields && hasName(fields) ? toCsv(file, fields) : undefined),
    [file, fields],
  );
  const planned = usePlan(check, text);
  // Once a file is chosen, Enter imports it.
  useEffect(() => {
    if (step.at === 'review') importButton.current?.focus();
  }, [step.at]);

  const choose = async (chosen: File) => {
    setStep({ at: 'reading' });
    // A book takes its time on this very thread: what is said of it is painted first.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const read = await readListFile(chosen);
    if ('error' in read) setStep({ at: 'choose', error: read.error });
    else {
      const known = columns.fieldsOf(read.header);
      const allowed = known.map((field) => (field !== null && locked.has(field) ? null : field));
      setStep({ at: 'review', file: read, fields: allowed });
    }
  };

  const start = async ({ file, fields }: Review, plan: ImportPlan) => {
    columns.remember(file.header, fields);
    setStep({ at: 'sending', file, fields, share: 0 });
    try {
      const result = await send(toCsv(file, fields), (share) =>
        setStep((now) => (now.at === 'sending' ? { ...now, share } : now)),
      );
      setStep({ at: 'done', result, plan });
      onImported();
    } catch (error) {
      setStep({ at: 'review', file, fields, error: importErrorText(error, 'write') });
    }
  };

  const again = () => setStep({ at: 'choose' });
  return (
    <Dialog
      open
      size="lg"
      title={TITLES[step.at]}
      dismissible={step.at !== 'sending'}
      onOpenChange={(open) => {
        if (!open && step.at !== 'sending') onClose();
      }}
      footer={footerOf(step, { start, again, onClose, planned, importButton })}
    >
      {step.at === 'choose' && <ChooseStep error={step.error} onFile={(chosen) => void choose(chosen)} />}
      {step.at === 'reading' && <Progress text="Leyendo el archivo…" />}
      {step.at === 'review' && (
        <ReviewStep
          file={step.file}
          fields={step.fields}
          locked={locked}
          onFields={(fields) => setStep({ at: 'review', file: step.file, fields })}
          planned={planned}
          error={step.error}
        />
      )}
      {step.at === 'sending' && <SendingStep count={step.file.count} share={step.share} />}
      {step.at === 'done' && <ResultStep result={step.result} plan={step.plan} />}
    </Dialog>
  );
}

interface Actions {
  start: (review: Review, plan: ImportPlan) => Promise<void>;
  again: () => void;
  onClose: () => void;
  planned: Planned;
  importButton: RefObject<HTMLButtonElement | null>;
}

function footerOf(step: Step, { start, again, onClose, planned, importButton }: Actions): ReactNode {
  if (step.at === 'review') {
    const plan = planned.at === 'known' ? planned.plan : undefined;
    const count = plan ? plan.created + plan.changed + plan.unchanged : step.file.count;
    return (
      <>
        <Button onClick={again}>Elegir otro archivo</Button>
        <Button
          ref={importButton}
          variant="primary"
          loading={planned.at === 'checking' && hasName(step.fields)}
          disabled={!hasName(step.fields) || planned.at === 'refused' || count === 0}
          onClick={() => plan && void start(step, plan)}
        >
          {count === 1 ? 'Importar 1 producto' : `Importar ${formatQuantity(count)} productos`}
        </Button>
      </>
    );
  }
  if (step.at !== 'done') return undefined;
  return (
    <>
      <Button onClick={again}>Traer otro archivo</Button>
      <Button variant="primary" onClick={onClose}>
        Listo
      </Button>
    </>
  );
}
