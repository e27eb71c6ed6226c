// What every script needs before it is loaded comes first: the order of these imports matters.
import './remotes/admit-shell.ts';
import './bootstrap.tsx';
