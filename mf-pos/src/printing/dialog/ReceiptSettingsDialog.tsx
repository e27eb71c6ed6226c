import { errorText, useCall, useCallCache, useCallMutation } from '@cuadra/shared/client';
import type { CompanyDetails } from '@cuadra/shared/contract';
import { notify } from '@cuadra/shared/state';
import {
  Button,
  Checkbox,
  Dialog,
  Field,
  Notice,
  Select,
  Skeleton,
  Stack,
  TextArea,
} from '@cuadra/shared/ui';
import { type FormEvent, useId, useState } from 'react';

/** Letters that the API takes in a header or a footer. */
const MOST_LETTERS = 300;

/** What the company's tickets say and on which paper, for its Propietario; every device prints so from then on. */
export default function ReceiptSettingsDialog({ onClose }: { onClose: () => void }) {
  const { data, error } = useCall('GET /companies');
  const form = useId();
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title="Diseño del ticket"
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" form={form} variant="primary" disabled={!data}>
            Guardar
          </Button>
        </>
      }
    >
      {data && <SettingsForm id={form} company={data} onSaved={onClose} />}
      {!data && (error ? <Notice tone="bad">{errorText(error)}</Notice> : <Skeleton height={220} />)}
    </Dialog>
  );
}

interface SettingsFormProps {
  id: string;
  company: CompanyDetails;
  onSaved: () => void;
}

function SettingsForm({ id, company, onSaved }: SettingsFormProps) {
  const [header, setHeader] = useState(company.ticket_header);
  const [footer, setFooter] = useState(company.ticket_footer);
  const [width, setWidth] = useState(company.paper_width);
  const [isFiscal, setFiscal] = useState(company.has_fiscal_documents);
  const calls = useCallCache();
  const save = useCallMutation('PUT /companies/update', {
    onSuccess: (saved) => {
      calls.set('GET /companies', saved);
      void calls.refresh('GET /companies');
      notify.success('Tus tickets ya salen así.');
      onSaved();
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog's form stands inside the page's own, as React sees it.
    event.stopPropagation();
    if (save.isPending) return;
    const { owner: _, country: __, ...kept } = company;
    save.mutate({
      body: {
        ...kept,
        ticket_header: header,
        ticket_footer: footer,
        paper_width: width,
        has_fiscal_documents: isFiscal,
      },
    });
  };

  return (
    <Stack as="form" id={id} onSubmit={submit}>
      {save.error && <Notice tone="bad">{errorText(save.error)}</Notice>}
      <Field label="Ancho del papel">
        <Select
          value={String(width)}
          options={[
            { value: '58', label: '58 mm' },
            { value: '80', label: '80 mm' },
          ]}
          onChange={({ target }) => setWidth(target.value === '58' ? 58 : 80)}
        />
      </Field>
      <Field label="Encabezado" hint="Debajo de los datos de tu empresa.">
        <TextArea
          rows={2}
          maxLength={MOST_LETTERS}
          value={header}
          onChange={({ target }) => setHeader(target.value)}
        />
      </Field>
      <Field label="Pie" hint="Por ejemplo: Gracias por tu compra.">
        <TextArea
          rows={2}
          maxLength={MOST_LETTERS}
          value={footer}
          onChange={({ target }) => setFooter(target.value)}
        />
      </Field>
      <Checkbox
        label="Tengo máquina fiscal o forma libre con número de control"
        hint="Si lo marcas, los tickets dejan de decir «Documento no fiscal». Consúltalo con tu contador."
        checked={isFiscal}
        onCheckedChange={setFiscal}
      />
    </Stack>
  );
}
