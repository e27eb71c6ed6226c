import { admitShell, integrityFor } from './remotes/integrity.ts';

globalThis.__cuadra_integrity__ = integrityFor;
admitShell();

// What is shared must be in the shared scope before anything imports it: the application starts behind this import.
void import('./bootstrap.tsx');
