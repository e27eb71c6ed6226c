// What every script needs from its first line on comes first: the order of these imports matters.
import './provided/federation-runtime.ts';
import './remotes/admit-shell.ts';

// Behind an import of its own, because some of what is shared is fetched, and must be there before anything uses it. The
// page preloads this part by its name, so that it makes no chain.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
