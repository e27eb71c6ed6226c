/** Where a finger points, bringing the focus to a field would bring the keyboard up over the screen. */
export function isTouch(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
