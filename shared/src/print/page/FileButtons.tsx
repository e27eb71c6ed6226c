import { useState } from 'react';
import { errorText } from '../../client/index.ts';
import { notify } from '../../state/index.ts';
import { Button, saveFile } from '../../ui/index.ts';

export interface FileButtonsProps {
  /** Of the file, without what it ends with. */
  name: string;
  /** Asks for the whole report, as a Spanish spreadsheet opens it. */
  readFile: () => Promise<Blob>;
  /** Puts the whole report on paper. */
  print: () => Promise<void>;
}

/** A report to take along: as a file for Excel, or on paper. */
export function FileButtons({ name, readFile, print }: FileButtonsProps) {
  const [busy, setBusy] = useState<'file' | 'paper'>();
  const during = async (what: 'file' | 'paper', act: () => Promise<void>) => {
    setBusy(what);
    try {
      await act();
    } catch (error) {
      notify.error(errorText(error));
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <>
      <Button
        icon="download"
        loading={busy === 'file'}
        onClick={() => void during('file', async () => saveFile(`${name}.csv`, await readFile()))}
      >
        Descargar CSV
      </Button>
      <Button icon="printer" loading={busy === 'paper'} onClick={() => void during('paper', print)}>
        Imprimir
      </Button>
    </>
  );
}
