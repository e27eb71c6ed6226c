import { errorText } from '@cuadra/shared/client';
import type { RegistrationDraft } from '@cuadra/shared/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { api } from '../session/connect.ts';
import { refusedFields } from './refused-fields.ts';
import { readDraft, storeDraft } from './registration-draft.ts';
import { registrationResolver } from './registration-resolver.ts';
import { STEPS, stepOf } from './steps.ts';
import { useStep } from './use-step.ts';

/** Who is to type the code now. */
export interface Registered {
  user_id: string;
  email: string;
}

/** The draft, the step that is shown, and what leads from one to the next. */
export function useWizard(onRegistered: (user: Registered) => void) {
  const [draft] = useState(readDraft);
  const form = useForm<RegistrationDraft>({ defaultValues: draft, resolver: registrationResolver });
  const { errors } = form.formState;
  const { index, goTo } = useStep();
  const [trouble, setTrouble] = useState<string>();
  /** The step from which something wrong led back: once it is mended, that one comes next. */
  const [resumeAt, setResumeAt] = useState<number>();

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => storeDraft(values),
      }),
    [form],
  );

  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    const wrong = STEPS[index]?.fields.find((field) => errors[field]);
    if (wrong) form.setFocus(wrong);
    else heading.current?.focus();
  }, [index, errors, form]);

  /** Shows the step on which the first of these fields stands. */
  const leadTo = (fields: readonly string[]): boolean => {
    const at = stepOf(fields);
    if (at === undefined) return false;
    if (at !== index) {
      setResumeAt(index);
      goTo(at);
    }
    return true;
  };

  const next = async () => {
    if (!(await form.trigger(STEPS[index]?.fields, { shouldFocus: true }))) return;
    goTo(resumeAt ?? index + 1);
    setResumeAt(undefined);
  };

  const send = form.handleSubmit(
    async (registration) => {
      try {
        const { user_id } = await api('POST /auth/register', { body: registration });
        onRegistered({ user_id, email: registration.email });
      } catch (error) {
        const fields = refusedFields(error);
        for (const [field, reason] of fields) form.setError(field, { type: 'server', message: reason });
        if (!leadTo(fields.map(([field]) => field))) setTrouble(errorText(error));
      }
    },
    (wrong) => {
      // After a reload: it was not kept, and without this sentence nobody would know why it is asked for again.
      if (form.getValues('password') === '') form.setError('password', { type: 'lost', message: 'lost' });
      leadTo(Object.keys(wrong));
    },
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.formState.isSubmitting) return;
    setTrouble(undefined);
    void (index < STEPS.length - 1 ? next() : send());
  };

  return { form, index, back: () => goTo(index - 1), submit, trouble, heading };
}
