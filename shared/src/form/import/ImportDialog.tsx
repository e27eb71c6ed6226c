import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { formatQuantity } from '../../domain/index.ts';
import { Button, Dialog } from '../../ui/index.ts';
import { ChooseStep } from './ChooseStep.tsx';
import type { FileError } from './file-errors.ts';
import { importErrorText } from './import-error-text.ts';
import {
  type ColumnFields,
  type ImportDone,
  type ImportKind,
  type ImportPlanned,
  nounOf,
} from './import-kind.ts';
import { type ListFile, readListFile, toCsv } from './list-file.ts';
import { Progress } from './Progress.tsx';
import { ResultStep } from './ResultStep.tsx';
import { hasName, ReviewStep } from './ReviewStep.tsx';
import { rememberedColumns } from './remembered-columns.ts';
import { SendingStep } from './SendingStep.tsx';
import { type CheckImport, type Planned, usePlan } from './use-plan.ts';

export interface ImportDialogProps {
  kind: ImportKind;
  /** Says what sending the text would do. */
  check: CheckImport;
  /** Sends the text; tells how much of it has gone out, 0 to 1. */
  send: (text: string, onProgress: (share: number) => void) => Promise<ImportDone>;
  /** Whose columns the device remembers. */
  companyId: string;
  /** Fields that the role may not set. */
  locked: ReadonlySet<string>;
  /** Something was written. */
  onImported: () => void;
  onClose: () => void;
}

interface Review {
  file: ListFile;
  fields: ColumnFields;
}

type Step =
  | { at: 'choose'; error?: FileError }
  | { at: 'reading' }
  | ({ at: 'review'; error?: string } & Review)
  | { at: 'sending'; count: number; share: number }
  | { at: 'done'; result: ImportDone; plan: ImportPlanned | undefined };

const TITLES: Readonly<Record<Exclude<Step['at'], 'choose'>, string>> = {
  reading: 'Leyendo el archivo',
  review: 'Revisa antes de importar',
  sending: 'Importando',
  done: 'Importación terminada',
};

/** From a file to what it lists: choose, look, send, and what came of it. */
export default function ImportDialog(props: ImportDialogProps) {
  const { kind, check, send, companyId, locked, onImported, onClose } = props;
  const columns = useMemo(() => rememberedColumns(kind, companyId), [kind, companyId]);
  const [step, setStep] = useState<Step>({ at: 'choose' });
  const importButton = useRef<HTMLButtonElement>(null);
  const review = step.at === 'review' ? step : undefined;
  const { file, fields } = review ?? {};
  const text = useMemo(
    () => (file && fields && hasName(fields) ? toCsv(kind, file, fields) : undefined),
    [kind, file, fields],
  );
  const planned = usePlan(kind, check, text);
  // Once a file is chosen, Enter imports it.
  useEffect(() => {
    if (step.at === 'review') importButton.current?.focus();
  }, [step.at]);

  const choose = async (chosen: File) => {
    setStep({ at: 'reading' });
    // A book takes its time on this very thread: what is said of it is painted first.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const read = await readListFile(kind, chosen);
    if ('error' in read) setStep({ at: 'choose', error: read.error });
    else {
      const known = columns.fieldsOf(read.header);
      const allowed = known.map((field) => (field !== null && locked.has(field) ? null : field));
      setStep({ at: 'review', file: read, fields: allowed });
    }
  };

  const start = async ({ file, fields }: Review, plan: ImportPlanned) => {
    columns.remember(file.header, fields);
    setStep({ at: 'sending', count: taken(plan), share: 0 });
    try {
      const result = await send(toCsv(kind, file, fields), (share) =>
        setStep((now) => (now.at === 'sending' ? { ...now, share } : now)),
      );
      setStep({ at: 'done', result, plan });
      onImported();
    } catch (error) {
      setStep({ at: 'review', file, fields, error: importErrorText(kind, error, 'write') });
    }
  };

  const again = () => setStep({ at: 'choose' });
  return (
    <Dialog
      open
      size="lg"
      title={step.at === 'choose' ? `Importar ${kind.many}` : TITLES[step.at]}
      dismissible={step.at !== 'sending'}
      onOpenChange={(open) => {
        if (!open && step.at !== 'sending') onClose();
      }}
      footer={footerOf(kind, step, { start, again, onClose, planned, importButton })}
    >
      {step.at === 'choose' && (
        <ChooseStep kind={kind} error={step.error} onFile={(chosen) => void choose(chosen)} />
      )}
      {step.at === 'reading' && <Progress text="Leyendo el archivo…" />}
      {step.at === 'review' && (
        <ReviewStep
          kind={kind}
          file={step.file}
          fields={step.fields}
          locked={locked}
          onFields={(fields) => setStep({ at: 'review', file: step.file, fields })}
          planned={planned}
          error={step.error}
        />
      )}
      {step.at === 'sending' && <SendingStep kind={kind} count={step.count} share={step.share} />}
      {step.at === 'done' && <ResultStep kind={kind} result={step.result} plan={step.plan} />}
    </Dialog>
  );
}

interface Actions {
  start: (review: Review, plan: ImportPlanned) => Promise<void>;
  again: () => void;
  onClose: () => void;
  planned: Planned;
  importButton: RefObject<HTMLButtonElement | null>;
}

/** Rows that are taken, without those that can't be. */
function taken({ created, changed, unchanged }: ImportPlanned): number {
  return created + changed + unchanged;
}

function footerOf(
  kind: ImportKind,
  step: Step,
  { start, again, onClose, planned, importButton }: Actions,
): ReactNode {
  if (step.at === 'review') {
    const plan = planned.at === 'known' ? planned.plan : undefined;
    const count = plan ? taken(plan) : step.file.count;
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
          {`Importar ${formatQuantity(count)} ${nounOf(kind, count)}`}
        </Button>
      </>
    );
  }
  if (step.at !== 'done') return undefined;
  return (
    <>
      <Button onClick={again}>Importar otro archivo</Button>
      <Button variant="primary" onClick={onClose}>
        Listo
      </Button>
    </>
  );
}
