/** Builds whatever its sources have changed since, and nothing else. */
import { withLock } from '../processes/index.ts';
import { bundleService } from './bundle-service.ts';
import { fingerprint, isUpToDate, writeStamp } from './inputs.ts';
import { inRepository } from './paths.ts';
import { serviceTargets, siteTargets } from './targets.ts';

/** Bundles the services. Answers with the names of those that were not up to date. */
export const buildServices = (): Promise<string[]> =>
  withLock(lockOf('services'), async () => {
    const built = serviceTargets.map(async (target) => {
      const { name, entry, output, inputs } = target;
      const done = await unlessUpToDate([entry, ...inputs], output, (fingerprint) =>
        bundleService(target, fingerprint),
      );
      return done ? [name] : [];
    });
    return (await Promise.all(built)).flat();
  });

/** Builds the sites, one after the other: vite uses every core by itself. */
export const buildSites = (): Promise<string[]> =>
  withLock(lockOf('sites'), async () => {
    // Loaded only when needed: vite takes half a second that a second start does not have to give.
    const names: string[] = [];
    for (const target of siteTargets) {
      const built = await unlessUpToDate(target.inputs, `${target.folder}/${target.output}/`, async () => {
        const { buildSite } = await import('./build-site.ts');
        await buildSite(target);
      });
      if (built) names.push(target.name);
    }
    return names;
  });

async function unlessUpToDate(
  inputs: readonly string[],
  output: string,
  build: (fingerprint: string) => Promise<void>,
) {
  const stamp = inRepository(`${output}.inputs`);
  const now = fingerprint(inputs);
  if (isUpToDate(stamp, now)) return false;
  await build(now);
  writeStamp(stamp, now);
  return true;
}

const lockOf = (name: string): string => inRepository('node_modules', '.cache', `cotejo-build-${name}.lock`);
