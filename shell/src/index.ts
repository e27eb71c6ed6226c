// What every script needs from its first line on comes first: the order of these imports matters.
import './provided/runtime-core.ts';
import './remotes/admit-shell.ts';
import './bootstrap.tsx';
