import type { ImportResult } from '@cuadra/shared/contract';
import { formatQuantity } from '@cuadra/shared/domain';
import { Button, Dialog } from '@cuadra/shared/ui';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { ChooseStep } from './ChooseStep.tsx';
import { type CsvFile, type FileError, readCsvFile } from './csv-file.ts';
import { importErrorText } from './import-error-text.ts';
import { ResultStep } from './ResultStep.tsx';
import { hasName, ReviewStep } from './ReviewStep.tsx';
import { SendingStep } from './SendingStep.tsx';

export interface ImportDialogProps {
  /** Sends the text; tells how much of it has gone out, 0 to 1. */
  send: (text: string, onProgress: (share: number) => void) => Promise<ImportResult>;
  /** Something was written. */
  onImported: () => void;
  onClose: () => void;
}

type Step =
  | { at: 'choose'; error?: FileError }
  | { at: 'review'; file: CsvFile; error?: string }
  | { at: 'sending'; file: CsvFile; share: number }
  | { at: 'done'; result: ImportResult };

const TITLES: Readonly<Record<Step['at'], string>> = {
  choose: 'Importar productos',
  review: 'Revisa antes de importar',
  sending: 'Importando',
  done: 'Importación terminada',
};

/** From a file to products: choose, look, send, and what came of it. */
export function ImportDialog({ send, onImported, onClose }: ImportDialogProps) {
  const [step, setStep] = useState<Step>({ at: 'choose' });
  const importButton = useRef<HTMLButtonElement>(null);
  // Once a file is chosen, Enter imports it.
  useEffect(() => {
    if (step.at === 'review') importButton.current?.focus();
  }, [step.at]);

  const choose = async (chosen: File) => {
    const file = await readCsvFile(chosen);
    setStep('error' in file ? { at: 'choose', error: file.error } : { at: 'review', file });
  };

  const start = async (file: CsvFile) => {
    setStep({ at: 'sending', file, share: 0 });
    try {
      const result = await send(file.text, (share) =>
        setStep((now) => (now.at === 'sending' ? { ...now, share } : now)),
      );
      setStep({ at: 'done', result });
      onImported();
    } catch (error) {
      setStep({ at: 'review', file, error: importErrorText(error) });
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
      footer={footerOf(step, { start, again, onClose, importButton })}
    >
      {step.at === 'choose' && <ChooseStep error={step.error} onFile={(file) => void choose(file)} />}
      {step.at === 'review' && <ReviewStep file={step.file} error={step.error} />}
      {step.at === 'sending' && <SendingStep count={step.file.count} share={step.share} />}
      {step.at === 'done' && <ResultStep result={step.result} />}
    </Dialog>
  );
}

interface Actions {
  start: (file: CsvFile) => void;
  again: () => void;
  onClose: () => void;
  importButton: RefObject<HTMLButtonElement | null>;
}

function footerOf(step: Step, { start, again, onClose, importButton }: Actions): ReactNode {
  if (step.at === 'review') {
    const { file } = step;
    const count = formatQuantity(file.count);
    return (
      <>
        <Button onClick={again}>Elegir otro archivo</Button>
        <Button ref={importButton} variant="primary" disabled={!hasName(file)} onClick={() => start(file)}>
          {file.count === 1 ? 'Importar 1 producto' : `Importar ${count} productos`}
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
