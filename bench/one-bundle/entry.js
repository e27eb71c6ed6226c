/** The whole application, without a container: what `shell/src/index.ts` is to the shell. */
import '../../shell/src/remotes/admit-shell.ts';
import '../../shell/src/bootstrap.tsx';
