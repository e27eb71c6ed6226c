import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { fieldText, errorText as plainErrorText } from '../client/index.ts';
import { useReloadHold } from '../state/index.ts';
import type { SentEdit } from './editing.ts';
import type { EntityForm, EntityFormOptions } from './entity-form.ts';
import { goOn } from './go-on.ts';
import { isAlreadySaved, reasonOf, showFieldErrors } from './send.ts';
import { useConflict } from './use-conflict.ts';
import { useDraft } from './use-draft.ts';

/**
 * The one way in which something is filled in and saved: checked by the contract's schema, persisted as a draft, sent under
 * an id of its own, with the server's errors on their fields.
 *
 * While something was changed, the page is not loaded again for a new version.
 */
export function useEntityForm<Values extends FieldValues, Output, Saved>(
  options: EntityFormOptions<Values, Output, Saved>,
): EntityForm<Values, Output> {
  const { schema, values, fieldError = (_, reason) => fieldText(reason) } = options;
  const [error, setError] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const isUnderWay = useRef(false);
  const form = useForm<Values, unknown, Output>({
    defaultValues: values as DefaultValues<Values>,
    resolver: standardSchemaResolver(schema) as Resolver<Values, unknown, Output>,
  });
  const draft = useDraft(form, options.draft, options.edited?.version);
  const { errors, isDirty, isSubmitting } = form.formState;
  useReloadHold(isDirty);
  const conflicts = useConflict(form, draft, options.edited);

  const deliver = async (sent: Values, output: Output, isAgreed: boolean): Promise<void> => {
    setError(undefined);
    if (!isAgreed && options.asksBefore?.(output)) return setAsking(true);
    draft.trySend();
    let saved: Saved;
    try {
      saved = await sendOnce(options, output, draft.id, conflicts.edit());
    } catch (failure) {
      const met = conflicts.meet(failure);
      if (met === 'asked') return;
      if (met === 'same') return deliver(sent, output, isAgreed);
      const wrong = showFieldErrors(form, failure);
      if (wrong.length === 0) setError(sentenceFor(failure, options));
      else options.onInvalid?.(wrong);
      return;
    }
    if (options.next) {
      goOn(form, draft, options.next(saved, output), sent);
      conflicts.goOnFrom(saved);
    } else draft.discard();
    options.onSaved(saved, output);
  };
  const submit = async (isAgreed: boolean) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    // What is typed from here on is not in what is sent, even while it is still being checked.
    const sent = { ...form.getValues() };
    try {
      await form.handleSubmit(
        (output) => deliver(sent, output, isAgreed),
        (wrong) => options.onInvalid?.(Object.keys(wrong)),
      )();
    } finally {
      isUnderWay.current = false;
    }
  };

  const startOver = () => {
    setError(undefined);
    draft.startOver();
  };

  return {
    form,
    draft: { ...draft, startOver },
    isSubmitting,
    isDirty,
    error,
    errorOf: (field) => {
      const reason = reasonOf(errors, field);
      return reason === undefined ? undefined : fieldError(field, reason, form.getValues()[field]);
    },
    onSubmit: (event) => {
      event?.preventDefault();
      // A drawer's form stands inside others, as React sees it.
      event?.stopPropagation();
      void submit(false);
    },
    isAsking,
    agree: () => submit(true),
    disagree: () => setAsking(false),
    conflict: conflicts.asked((isToSave) => (isToSave ? submit(true) : undefined)),
  };
}

async function sendOnce<Values extends FieldValues, Output, Saved>(
  { send, update }: EntityFormOptions<Values, Output, Saved>,
  output: Output,
  id: string,
  edit: SentEdit<Values>,
): Promise<Saved> {
  try {
    return await send(output, id, edit);
  } catch (error) {
    if (!update || !isAlreadySaved(error)) throw error;
    return update(output, id);
  }
}

function sentenceFor<Values extends FieldValues, Output, Saved>(
  error: unknown,
  { alreadySaved, errorText = plainErrorText }: EntityFormOptions<Values, Output, Saved>,
): string | undefined {
  return alreadySaved !== undefined && isAlreadySaved(error) ? alreadySaved : errorText(error);
}
