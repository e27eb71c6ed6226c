import { useEffect } from 'react';

/**
 * Brings the focus to the search before a character reaches the page, so that a scan is never lost because a button had
 * the focus. What is typed into a field, below a dialog, or with Ctrl or Alt, stays where it is; Space presses buttons.
 */
export function useTypeAnywhere(focusSearch: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (key.length !== 1 || key === ' ') return;
      if (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable=true]'))
        return;
      if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return;
      focusSearch();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [focusSearch]);
}
