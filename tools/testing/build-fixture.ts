/**
 * Builds modules as `npm run build` would: each line of the input is a module's folder, and is answered by one line of
 * JSON that says how it went. A process of its own, because jest runs no ES modules and webpack reads a module's
 * remote.ts as one; and one process for all, because loading webpack takes longer than a small build.
 */
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { remoteConfig } from '../webpack/index.ts';

for await (const folder of createInterface({ input: process.stdin })) {
  const errors = await build(folder).catch((error) => [
    error instanceof Error ? error.message : String(error),
  ]);
  process.stdout.write(`${JSON.stringify({ errors })}\n`);
}

async function build(folder: string): Promise<string[]> {
  const config = await remoteConfig(pathToFileURL(`${folder}/webpack.config.mjs`).href);
  const compiler = webpack(config);
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  return stats?.toJson({ all: false, errors: true }).errors?.map(({ message }) => message) ?? [];
}
