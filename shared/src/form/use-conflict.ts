import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isRecord } from '../domain/index.ts';
import { type Editing, editedDetails, type SentEdit } from './editing.ts';
import type { FieldName } from './field-name.ts';
import { adopt } from './go-on.ts';
import type { FormDraft } from './use-draft.ts';

/** A field in which what is there now differs from the form. */
export interface ConflictField<Values> {
  field: FieldName<Values>;
  label: string;
  /** What stands in the form. */
  mine: string;
  /** What is there now. */
  theirs: string;
  /** It was changed in the form: then the form's is proposed, else what is there now. */
  isMine: boolean;
}

/** Somebody has changed what the form changes: who, when, and what there is to choose from. */
export interface Conflict<Values> {
  by: string | null;
  /** It was the same user, somewhere else. */
  isOwn: boolean;
  at: string | null;
  fields: readonly ConflictField<Values>[];
  /** Saves what is there now with these fields as they stand in the form; with none of them, nothing is left to save. */
  keep: (mine: ReadonlySet<FieldName<Values>>) => void;
  /** Goes on editing; the next try to save asks again. */
  dismiss: () => void;
}

type Met<Values> = Omit<Conflict<Values>, 'keep' | 'dismiss'> & { values: Values; version: number };

/**
 * What a form does when somebody else has changed its thing meanwhile: nothing is overwritten in silence.
 *
 * @param editing undefined: the form creates, or nobody else changes what it changes
 */
export function useConflict<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  draft: FormDraft,
  editing: Editing<Values> | undefined,
) {
  const [met, setMet] = useState<Met<Values>>();
  const before = () => form.formState.defaultValues as Values;
  return {
    /** What a request says of the form. */
    edit: (): SentEdit<Values> => ({
      fields: editing ? { version: draft.version(), edit_id: draft.id } : {},
      before: before(),
    }),
    /**
     * Takes an error of sending: `asked` when there is something to choose, `same` when what is there now is just what was
     * to be saved, undefined when it is another error.
     */
    meet: (error: unknown): 'asked' | 'same' | undefined => {
      const details = editedDetails(error);
      const there = details && editing?.read(details.current);
      if (!editing || !details || !there) return undefined;
      const mine = form.getValues();
      const fields = fieldsOf(editing).filter((field) => !editing.isSame(field, mine, there.values));
      if (fields.length === 0) {
        adopt(form, there.values, mine);
        draft.rebase(there.version);
        return 'same';
      }
      const { by, is_own: isOwn, at } = details;
      setMet({
        ...{ by, isOwn, at, ...there },
        fields: fields.map((field) => ({
          field,
          label: editing.labels[field],
          mine: editing.show(field, mine),
          theirs: editing.show(field, there.values),
          isMine: !editing.isSame(field, mine, before()),
        })),
      });
      return 'asked';
    },
    /** A form that stays open changes from here on what was saved. */
    goOnFrom: (saved: unknown) => {
      if (editing && isRecord(saved) && typeof saved.version === 'number') draft.rebase(saved.version);
    },
    /** @param settled the form stands at what was chosen; true: it is to be saved */
    asked: (settled: (isToSave: boolean) => void): Conflict<Values> | undefined =>
      met && {
        ...met,
        keep: (mine) => {
          const kept = Object.entries(form.getValues()).filter(([field]) =>
            mine.has(field as FieldName<Values>),
          );
          setMet(undefined);
          draft.rebase(met.version);
          adopt(form, met.values, { ...met.values, ...Object.fromEntries(kept) });
          settled(kept.length > 0);
        },
        dismiss: () => setMet(undefined),
      },
  };
}

function fieldsOf<Values extends FieldValues>(editing: Editing<Values>): FieldName<Values>[] {
  return Object.keys(editing.labels) as FieldName<Values>[];
}
