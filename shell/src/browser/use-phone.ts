import { useMedia } from './use-media.ts';

/** The same width as the kit's `PHONE`. */
const QUERY = '(max-width: 760px)';

/** Whether the window is as narrow as a phone's, where the sidebar slides in and out. */
export function usePhone(): boolean {
  return useMedia(QUERY);
}
