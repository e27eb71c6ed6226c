// @ts-check
/**
 * `npm start`: builds what is not built or no longer matches its sources, then runs Cuadra in this same process,
 * so that one process is all there is to stop. Plain JavaScript, because nothing is built yet when it runs.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** As `engines` in package.json says. */
const OLDEST_NODE = { major: 20, minor: 19 };
/** Milliseconds between two looks at the process that started us. */
const PARENT_CHECK = 200;

requireNode();
requirePackages();
endWithNpm();
await buildWhatIsStale();
await import(new URL('../api/dist/main.js', import.meta.url).href);

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const oldest = OLDEST_NODE;
  if (major > oldest.major || (major === oldest.major && minor >= oldest.minor)) return;
  fail(
    `Cuadra necesita Node ${oldest.major}.${oldest.minor} o más nuevo, y este es ${process.versions.node}: instálalo desde https://nodejs.org.`,
  );
}

function requirePackages() {
  if (existsSync(new URL('../node_modules/fastify', import.meta.url))) return;
  fail('Faltan las dependencias de Cuadra: ejecuta primero «npm ci».');
}

/**
 * npm hands a SIGTERM to the shell that it runs us in, and that shell dies of it without a word to us. So we look
 * whether it is still there, and take its death for the signal. Started without npm, we may outlive any shell.
 */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK);
  timer.unref();
}

async function buildWhatIsStale() {
  const { findStale, fingerprintSources } = await import('./build-stamp.mjs');
  const stale = await findStale(await fingerprintSources());
  if (stale.length === 0) return;
  process.stdout.write(`Construyendo ${stale.join(', ')}…\n`);
  const code = await run(process.execPath, ['--import', 'tsx', 'tools/build.ts', ...stale]);
  if (code !== 0) fail('Cuadra no se pudo construir: lo que falta está en las líneas de arriba.');
}

/**
 * Runs a program to its end, and hands the signals that would end us to it and to all that it started: it has a
 * process group of its own for that.
 *
 * @param {string} file
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
async function run(file, args) {
  const child = spawn(file, args, { cwd: ROOT, stdio: 'inherit', detached: process.platform !== 'win32' });
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  /** @type {NodeJS.Signals | undefined} */
  let asked;
  const handOn = (/** @type {NodeJS.Signals} */ signal) => {
    asked = signal;
    if (process.platform === 'win32' || child.pid === undefined) child.kill(signal);
    else process.kill(-child.pid, signal);
  };
  for (const signal of signals) process.on(signal, handOn);
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (exitCode) => resolve(exitCode ?? 1));
  });
  for (const signal of signals) process.off(signal, handOn);
  if (asked !== undefined) process.exit(0);
  return code;
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exit(1);
}
