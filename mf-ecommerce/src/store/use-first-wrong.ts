import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the focus to what is wrong after each try to save. The form itself finds the fields that are registered with it, and rows
 * are not.
 *
 * @param tries how often it was sent or kept from it
 */
export function useFirstWrong(
  form: RefObject<HTMLFormElement | null>,
  { tries, isWrong }: { tries: number; isWrong: boolean },
): void {
  const seen = useRef(0);
  useEffect(() => {
    // What becomes wrong while it is typed leaves the focus where it is.
    if (tries === seen.current) return;
    seen.current = tries;
    if (isWrong) firstWrong(form.current)?.focus();
  }, [form, tries, isWrong]);
}

/** The first field that is wrong, or the first control of the part in which something is. */
function firstWrong(form: HTMLFormElement | null): HTMLElement | null | undefined {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
  if (wrong?.matches('[aria-invalid]')) return wrong;
  return wrong?.closest('[role="group"], section')?.querySelector<HTMLElement>('input, button');
}
