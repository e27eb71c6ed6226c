/**
 * Checks every module's remote.ts and guides.ts without a build (`npm run check`): their schemas, that each expose has its
 * file and each file its place in a descriptor, and what only shows across modules, such as two that claim the same route.
 */
import { join } from 'node:path';
import type { RemoteDescriptor } from '@cuadra/shared/contract';
import { remotePackages } from './build/packages.ts';
import { loadDescriptor } from './webpack/descriptor.ts';
import { descriptorErrors } from './webpack/descriptor-errors.ts';
import { findExposes } from './webpack/exposes.ts';
import { type Guided, guideErrors } from './webpack/guide-errors.ts';
import { loadGuides } from './webpack/guides.ts';
import { ROOT } from './webpack/paths.ts';

const errors: string[] = [];
const descriptors: RemoteDescriptor[] = [];
const guided: Guided[] = [];
for (const name of remotePackages()) {
  try {
    const descriptor = await loadDescriptor(join(ROOT, name));
    findExposes(join(ROOT, name), descriptor);
    descriptors.push(descriptor);
    const guides = await loadGuides(join(ROOT, name), descriptor);
    if (guides) guided.push({ descriptor, guides });
  } catch (error) {
    errors.push(error instanceof Error ? error.message : String(error));
  }
}
errors.push(...descriptorErrors(descriptors), ...guideErrors(guided, descriptors));

for (const error of errors) console.error(error);
if (errors.length === 0) process.stdout.write(`${descriptors.length} descriptors are sound\n`);
process.exitCode = errors.length > 0 ? 1 : 0;
