/** How many entries of the history lie between the router's own and the one where the page stands: see `useBackStep`. */
export function stepsAbove(): number {
  return Number(history.state?.steps ?? 0);
}
