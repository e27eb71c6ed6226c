import { apiFile, fieldText } from '@cuadra/shared/client';
import { exportCompany } from '@cuadra/shared/contract';
import { companyDay } from '@cuadra/shared/domain';
import { FormDialog, useEntityForm } from '@cuadra/shared/form';
import { notify } from '@cuadra/shared/state';
import { Field, saveFile } from '@cuadra/shared/ui';
import { PasswordInput } from '../../ui/PasswordInput.tsx';

/** Milliseconds: it is made in two minutes at most, and has to arrive. */
const PATIENCE = 5 * 60_000;

const SENTENCES: Readonly<Record<string, string>> = {
  required: 'Escribe tu contraseña.',
  wrong: 'Esta no es tu contraseña. Escríbela de nuevo.',
};

/** Gives all that the company has as a file, to who knows the password. */
export function DownloadDialog({ onClose }: { onClose: () => void }) {
  const form = useEntityForm({
    schema: exportCompany.body,
    values: { password: '' },
    send: (body) => apiFile('POST /companies/export', { body }, { timeout: PATIENCE }),
    onSaved: (file) => {
      saveFile(`empresa-${companyDay(new Date())}.zip`, file);
      notify.success('Descargaste los datos de tu empresa.');
      onClose();
    },
    fieldError: (_, reason) => SENTENCES[reason] ?? fieldText(reason),
  });
  return (
    <FormDialog
      form={form}
      title="Descargar los datos de tu empresa"
      description="El archivo tiene tus ventas y los datos de tus clientes: guárdalo donde nadie más lo vea. Puede tardar un poco, y te avisamos por correo."
      submit="Descargar"
      onClose={onClose}
    >
      <Field label="Tu contraseña" error={form.errorOf('password')}>
        <PasswordInput {...form.form.register('password')} autoComplete="current-password" />
      </Field>
    </FormDialog>
  );
}
