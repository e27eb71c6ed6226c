import { useState } from 'react';
import styled from 'styled-components';
import { Button, Dialog, Field, Grid, Notice, Row, Select, Stack, Switch } from '../../ui/index.ts';
import { CODE_PAGE_NAMES, type CodePage } from '../receipt/code-pages.ts';
import { COLUMNS } from '../receipt/columns.ts';
import type { PaperWidth } from '../receipt/ReceiptPaper.tsx';
import type { ConnectionKind } from './connection.ts';
import { printerErrorText } from './error-text.ts';
import { TRANSPORTS, usePrinter } from './printer-store.ts';
import { testRows } from './test-rows.ts';

export interface PrinterDialogProps {
  /** The company's paper. */
  width: PaperWidth;
  onClose: () => void;
}

const Chosen = styled.div`
  padding: 12px 14px;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  small {
    display: block;
    font-size: var(--t-sm);
    color: var(--ink-3);
  }
`;

const KINDS: Readonly<Record<ConnectionKind, string>> = { usb: 'USB', serial: 'Puerto serial o Bluetooth' };

const CODE_PAGES: Readonly<Record<CodePage, string>> = {
  cp850: 'PC850 (la usual)',
  cp858: 'PC858 (con €)',
  windows1252: 'Windows 1252',
  cp437: 'PC437',
  plain: 'Sin acentos',
};

const LETTERS = [32, 42, 48];

/** The thermal printer of this device: which one, how it writes, and whether it opens the drawer. */
export default function PrinterDialog({ width, onClose }: PrinterDialogProps) {
  const { settings, isBusy, choose, forget, change, print } = usePrinter();
  const [error, setError] = useState<string>();
  const kinds = (['usb', 'serial'] as const).filter((kind) => TRANSPORTS[kind].isSupported());
  const attempt = async (work: () => Promise<void>) => {
    setError(undefined);
    try {
      await work();
    } catch (error) {
      setError(printerErrorText(error));
    }
  };

  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title="Impresora de tickets"
      footer={
        <Button variant="primary" onClick={onClose}>
          Listo
        </Button>
      }
    >
      <Stack>
        {error && <Notice tone="bad">{error}</Notice>}
        <Chosen>
          <b>{settings.printer?.name ?? 'Sin impresora térmica'}</b>
          <small>
            {settings.printer
              ? `Por ${KINDS[settings.printer.kind]}. Se recuerda en este equipo.`
              : 'Mientras tanto, los tickets se imprimen con el navegador.'}
          </small>
        </Chosen>
        {kinds.length === 0 ? (
          <Notice tone="warning">
            Este navegador no puede hablar con impresoras térmicas. Abre Cuadra en Chrome o Edge, en una
            dirección segura (https), para usarla.
          </Notice>
        ) : (
          <Row>
            {kinds.map((kind) => (
              <Button key={kind} icon="printer" onClick={() => void attempt(() => choose(kind))}>
                {kind === 'usb' ? 'Elegir por USB' : 'Elegir por serial'}
              </Button>
            ))}
          </Row>
        )}
        {settings.printer && (
          <>
            <Grid $min={150}>
              <Field label="Letras por línea">
                <Select
                  value={String(settings.columns ?? '')}
                  placeholder={`Las usuales (${COLUMNS[width]})`}
                  options={LETTERS.map((letters) => ({ value: String(letters), label: String(letters) }))}
                  onChange={({ target }) => change({ columns: Number(target.value) || null })}
                />
              </Field>
              <Field label="Tabla de letras">
                <Select
                  value={settings.codePage}
                  options={CODE_PAGE_NAMES.map((page) => ({ value: page, label: CODE_PAGES[page] }))}
                  onChange={({ target }) =>
                    change({ codePage: CODE_PAGE_NAMES.find((page) => page === target.value) ?? 'cp850' })
                  }
                />
              </Field>
            </Grid>
            <Switch
              label="Abrir la gaveta al imprimir una venta"
              checked={settings.opensDrawer}
              onCheckedChange={(opensDrawer) => change({ opensDrawer })}
            />
            <Row>
              <Button loading={isBusy} onClick={() => void attempt(() => print({ rows: testRows(), width }))}>
                Imprimir prueba
              </Button>
              <Button variant="ghost" onClick={() => void attempt(forget)}>
                Olvidar impresora
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
