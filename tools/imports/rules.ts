/** Which packages of the house a package may import besides itself: no module another one, nor the shell. */
const PACKAGES: Record<string, readonly string[]> = {
  shared: [],
  api: ['shared', 'storefront'],
  // The public store: drawn on the server, with no part of the shell and no federation.
  storefront: ['shared', 'tools'],
  shell: ['shared', 'tools'],
  module: ['shared', 'tools'],
  tools: ['shared'],
  e2e: ['shared', 'api', 'tools'],
  bench: ['shared', 'api', 'shell', 'module', 'tools', 'e2e'],
};

/** Which entry points of `@cuadra/shared` each of them may import besides itself. */
const ENTRY_POINTS: Record<string, readonly string[]> = {
  domain: [],
  contract: ['domain'],
  client: ['domain', 'contract'],
  state: ['domain', 'contract', 'client'],
  outbox: ['domain', 'contract', 'client', 'state'],
  ui: ['domain', 'contract', 'client', 'state', 'remote'],
  form: ['domain', 'contract', 'client', 'state', 'ui', 'remote'],
  print: ['domain', 'contract', 'client', 'state', 'ui', 'remote'],
  scan: ['domain', 'state', 'ui', 'remote'],
  remote: ['domain', 'contract'],
};

/** The entry points that are for Node too; the others are for the browser. */
const PURE = ['domain', 'contract'];
const NODE_PACKAGES = ['api', 'storefront', 'tools', 'e2e', 'bench'];

/** What `npm run new-module` copies: a module that lies elsewhere. */
const TEMPLATE = 'tools/new-module/template/';

/** The first screens, which are drawn before there is a session. */
const SIGNED_OUT = /^shell\/src\/(login|signed-out)\//;

/** What only tests use. They may import anything of their package. */
const TEST_FILE = /\.test\.tsx?$|(^|\/)testing\//;

export const isTestFile = (file: string) => TEST_FILE.test(file);

/** Why one file may not import another, both by their path from the root; null where it may. */
export function forbidden(source: string, target: string): string | null {
  const from = packageOf(source);
  const to = packageOf(target);
  if (source.split('/')[0] !== target.split('/')[0]) {
    if (!PACKAGES[from]?.includes(to)) return `${from} knows of the house only ${list(PACKAGES[from])}`;
    if (to === 'shared') return entryPointError(source, from, target);
  }
  if (from === 'shared' && to === 'shared') return orderError(source, target);
  if (!NODE_PACKAGES.includes(from) && !isTestFile(source) && isTestFile(target))
    return 'what ships knows no tests';
  return null;
}

function entryPointError(source: string, from: string, target: string): string | null {
  const [, , entryPoint = '', file, ...below] = target.split('/');
  if (file !== 'index.ts' || below.length > 0) return 'shared is known by its entry points only';
  if (NODE_PACKAGES.includes(from) && !PURE.includes(entryPoint))
    return `${from} uses only ${list(PURE)} of shared`;
  if (SIGNED_OUT.test(source) && !isTestFile(source) && entryPoint === 'client') {
    return 'the login is drawn before there is a session, without the client';
  }
  return null;
}

/** docs/decisions/0001: each entry point stands on those before it. */
function orderError(source: string, target: string): string | null {
  const from = source.split('/')[2] ?? '';
  const to = target.split('/')[2] ?? '';
  return from === to || ENTRY_POINTS[from]?.includes(to)
    ? null
    : `${from} imports of shared only ${list(ENTRY_POINTS[from])}`;
}

function packageOf(file: string): string {
  if (file.startsWith(TEMPLATE)) return 'module';
  const folder = file.split('/')[0] ?? '';
  return folder.startsWith('mf-') ? 'module' : folder;
}

function list(names: readonly string[] = []): string {
  return names.join(', ') || 'itself';
}
