/**
 * What the shell provides as `styled-components`: without its themes and its server's half, which nothing here uses. A module
 * that imports a name which is not here does not build; add the name, and raise the minor of SHELL_API_VERSION.
 */
export { createGlobalStyle, css, default, keyframes } from 'styled-components';
