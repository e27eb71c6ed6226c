/** Pixels; the skeleton has the same, so that nothing moves when the chart comes. */
export const CHART_HEIGHT = 240;
