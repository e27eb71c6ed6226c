import { useCallMutation } from '@cuadra/shared/client';
import { FormDialog, useEntityForm } from '@cuadra/shared/form';
import { CodeField } from './CodeField.tsx';
import { codeSchema, secondFactorFieldError } from './second-factor-values.ts';

interface OtherCodesDialogProps {
  onMade: (codes: string[]) => void;
  onClose: () => void;
}

/** Ten other recovery codes, for a code. */
export function OtherCodesDialog({ onMade, onClose }: OtherCodesDialogProps) {
  const { mutateAsync } = useCallMutation('POST /auth/second-factor/recovery-codes');
  const form = useEntityForm({
    schema: codeSchema,
    values: { code: '' },
    send: (body) => mutateAsync({ body }),
    onSaved: ({ recovery_codes }) => onMade(recovery_codes),
    fieldError: secondFactorFieldError,
  });
  return (
    <FormDialog
      form={form}
      title="Hacer otros códigos de recuperación"
      description="Los de antes dejan de servir."
      submit="Hacer otros códigos"
      onClose={onClose}
    >
      <CodeField field={form.form.register('code')} error={form.errorOf('code')} />
    </FormDialog>
  );
}
