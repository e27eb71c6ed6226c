/**
 * Builds one module, whose folder is the argument, as `npm run build` would, and says on one line of JSON how it went. A
 * process of its own, because jest runs no ES modules and webpack reads a module's remote.ts as one.
 */
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { remoteConfig } from '../webpack/index.ts';

const folder = process.argv[2] ?? '';
try {
  const config = await remoteConfig(pathToFileURL(`${folder}/webpack.config.mjs`).href);
  const compiler = webpack(config);
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  say(stats?.toJson({ all: false, errors: true }).errors?.map(({ message }) => message) ?? []);
} catch (error) {
  say([error instanceof Error ? error.message : String(error)]);
}

function say(errors: string[]): void {
  process.stdout.write(`${JSON.stringify({ errors })}\n`);
}
