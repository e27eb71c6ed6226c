import { css } from 'styled-components';

/**
 * The look as CSS variables: steps of 4, one deep green, gold for rates and debt, red for errors. Text colours reach
 * WCAG AA (4.5:1) on every surface below, `--line-field` reaches 3:1 as the edge of a control. `--raised` is for what
 * floats above a sheet, which a shadow alone does not set apart in the dark; `--chip` for a small mark on one.
 */
export const lightTokens = css`
  color-scheme: light;
  --bg: #f6f5f2;
  --surface: #ffffff;
  --surface-2: #faf9f7;
  --sunken: #efede8;
  --raised: #ffffff;
  --chip: #efede8;
  --line: #e4e1da;
  --line-strong: #cfcbc2;
  --line-field: #8f8b82;
  --ink: #1b1f1d;
  --ink-2: #4d5551;
  --ink-3: #5f6762;
  --brand: #0b6b5d;
  --brand-hover: #095a4e;
  --brand-soft: #e0f0ec;
  --on-brand: #ffffff;
  --brand-ink: #0a5d51;
  --gold: #8a5700;
  --gold-soft: #fdf0d6;
  --danger: #b42318;
  --danger-hover: #9a1c13;
  --danger-soft: #fdeceb;
  --on-danger: #ffffff;
  --ok: #176e3c;
  --ok-soft: #e4f4ea;
  --backdrop: rgb(27 31 29 / 0.42);
  --shadow-1: 0 1px 2px rgb(27 31 29 / 0.06);
  --shadow-2: 0 8px 24px rgb(27 31 29 / 0.1), 0 1px 3px rgb(27 31 29 / 0.06);
  --shadow-3: 0 24px 64px rgb(27 31 29 / 0.18), 0 2px 6px rgb(27 31 29 / 0.08);
`;

export const darkTokens = css`
  color-scheme: dark;
  --bg: #0f1312;
  --surface: #171c1a;
  --surface-2: #1b211f;
  --sunken: #121716;
  --raised: #1f2624;
  --chip: #27302d;
  --line: #27302d;
  --line-strong: #38433f;
  --line-field: #6b7671;
  --ink: #eef2f0;
  --ink-2: #b3bdb8;
  --ink-3: #8f9a95;
  --brand: #2fb39d;
  --brand-hover: #46c4af;
  --brand-soft: #14312b;
  --on-brand: #06231d;
  --brand-ink: #5fd0bb;
  --gold: #f0b94a;
  --gold-soft: #33270f;
  --danger: #f97066;
  --danger-hover: #ff8a81;
  --danger-soft: #3a1a18;
  --on-danger: #2b0906;
  --ok: #55c98a;
  --ok-soft: #12301f;
  --backdrop: rgb(0 0 0 / 0.6);
  --shadow-1: 0 1px 2px rgb(0 0 0 / 0.4);
  --shadow-2: 0 10px 30px rgb(0 0 0 / 0.5);
  --shadow-3: 0 24px 64px rgb(0 0 0 / 0.6);
`;

export const scaleTokens = css`
  --r-1: 6px;
  --r-2: 10px;
  --r-3: 14px;
  --s-1: 4px;
  --s-2: 8px;
  --s-3: 12px;
  --s-4: 16px;
  --s-5: 24px;
  --s-6: 32px;
  --s-7: 48px;
  --t-2xs: 11px;
  --t-xs: 12px;
  --t-sm: 13px;
  --t-md: 14px;
  --t-lg: 16px;
  --t-xl: 20px;
  --t-2xl: 26px;
  --t-3xl: 34px;
  --quick: 120ms;
  --slow: 180ms;
  --ease: cubic-bezier(0.2, 0, 0, 1);
  --control: 38px;
  --font: 'Inter Variable', 'Inter Fallback', system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif;
`;

/** A touch target: 44 px under a finger, whatever the control looks like. */
export const TOUCH = '@media (pointer: coarse)';
/** Spec §9, and never so narrow that a form has no room. */
export const DRAWER_WIDTH = 'max(40vw, 440px)';
/** Narrower than this is a phone. */
export const PHONE = '@media (max-width: 760px)';
/** As low as a tablet's screen enlarged to twice its size: what stands around the content folds. */
export const LOW = '@media (max-height: 600px)';
export const REDUCED_MOTION = '@media (prefers-reduced-motion: reduce)';
