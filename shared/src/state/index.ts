export * from './drawers.ts';
export * from './reload-holds.ts';
export * from './session.ts';
export * from './stored.ts';
export * from './theme.ts';
export * from './toasts.ts';
export * from './unsent.ts';
export * from './walkthrough.ts';
