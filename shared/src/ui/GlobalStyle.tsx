import { createGlobalStyle } from 'styled-components';
import { darkTokens, lightTokens, REDUCED_MOTION, scaleTokens, TOUCH } from './tokens.ts';

/** Tokens, reset and text of the whole application; drawn once, by the shell. */
export const GlobalStyle = createGlobalStyle`
  :root { ${scaleTokens} --bars-height: calc(var(--notice-height, 0px) + var(--preview-height, 0px)); }
  :root, [data-theme='light'] { ${lightTokens} }
  ${TOUCH} { :root { --control: 44px; } }
  [data-theme='dark'] { ${darkTokens} }

  *, *::before, *::after { box-sizing: border-box; margin: 0; }
  html { height: 100%; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
  body {
    min-height: 100%;
    font: 400 var(--t-md) / 1.45 var(--font);
    color: var(--ink);
    background: var(--bg);
    -webkit-font-smoothing: antialiased;
    font-feature-settings: 'cv11', 'ss03';
    overflow-wrap: break-word;
  }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { cursor: pointer; }
  h1, h2, h3, h4 { font-size: inherit; font-weight: 600; line-height: 1.25; text-wrap: balance; }
  /* The line says that it is a link; it need not shout it. */
  a {
    color: var(--brand-ink);
    text-decoration-color: color-mix(in srgb, currentColor 40%, transparent);
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
  }
  a:hover { text-decoration-color: currentColor; }
  small { font-size: var(--t-xs); }
  ul, ol { padding: 0; list-style: none; }
  svg { flex: none; }
  table { border-collapse: collapse; }
  ::selection { background: color-mix(in srgb, var(--brand) 28%, transparent); }
  :focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
  [tabindex='-1']:focus-visible { outline: none; }

  .num { font-variant-numeric: tabular-nums; letter-spacing: -0.01em; }
  .muted { color: var(--ink-3); }

  ${REDUCED_MOTION} {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
