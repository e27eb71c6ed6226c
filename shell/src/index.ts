import './remotes/integrity.ts';

// What is shared must be in the shared scope before anything imports it: the application starts behind this import.
void import('./bootstrap.tsx');
