import { Checkbox, Field, Select, TextArea } from '@cuadra/shared/ui';
import { Part, PartTitle } from '../settings/parts.ts';
import { TicketPreview } from './TicketPreview.tsx';
import { useCompanyForm } from './use-company-form.ts';

const WIDTHS = [
  { value: '58', label: '58 mm, el más angosto' },
  { value: '80', label: '80 mm, el más común' },
];

/** What the company's tickets say above and below, and on which paper. */
export function TicketSection() {
  const { register, watch, setValue, problem } = useCompanyForm();
  const [width, isFiscal] = watch(['paper_width', 'has_fiscal_documents']);
  return (
    <Part aria-label="Tu ticket">
      <PartTitle>Tu ticket</PartTitle>
      <Field label="Ancho del papel" error={problem('paper_width')}>
        <Select
          options={WIDTHS}
          value={String(width)}
          onChange={({ target }) =>
            setValue('paper_width', target.value === '58' ? 58 : 80, { shouldDirty: true })
          }
        />
      </Field>
      <Field
        label="Encabezado"
        error={problem('ticket_header')}
        hint="Debajo de los datos de tu empresa: tu horario, tu Instagram."
      >
        <TextArea {...register('ticket_header')} rows={2} maxLength={300} />
      </Field>
      <Field
        label="Pie"
        error={problem('ticket_footer')}
        hint="Al final. Si está vacío, dice «Gracias por tu compra»."
      >
        <TextArea {...register('ticket_footer')} rows={2} maxLength={300} />
      </Field>
      <Checkbox
        label="Tengo máquina fiscal o forma libre con número de control"
        hint="Si lo marcas, los tickets dejan de decir «Documento no fiscal». Consúltalo con tu contador."
        checked={isFiscal}
        onCheckedChange={(checked) => setValue('has_fiscal_documents', checked, { shouldDirty: true })}
      />
      <TicketPreview values={watch()} />
    </Part>
  );
}
