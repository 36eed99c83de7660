/** The site's server in a test: its pages from the sources, beside a folder as the build for browsers leaves it. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRenderer } from '../entry-server.tsx';
import { publicSite, type PublicSiteOptions } from '../server/app.ts';

const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry-1.js', src: 'src/entry-client.tsx', imports: ['_first.js'] },
  '_first.js': { file: 'assets/first-1.js' },
  'style.css': { file: 'assets/style-1.css', src: 'style.css' },
};

const fakeDist = async (): Promise<string> => {
  const dist = await mkdtemp(join(tmpdir(), 'public-web-'));
  await mkdir(join(dist, 'client', '.vite'), { recursive: true });
  await mkdir(join(dist, 'client', 'assets'));
  await writeFile(join(dist, 'client', '.vite', 'manifest.json'), JSON.stringify(manifest));
  await writeFile(join(dist, 'client', 'assets', 'entry-1.js'), 'void 0;');
  return dist;
};

/** @param apiOrigin where the platform answers, or does not */
export const siteInTest = async (
  apiOrigin: string,
  render: PublicSiteOptions['createRenderer'] = createRenderer,
) => {
  const dist = await fakeDist();
  const app = await publicSite({
    hosts: { 'pe.test': 'PE', 'cl.test': 'CL', 'int.test': 'INT' },
    scheme: 'https',
    apiOrigin,
    dist,
    logLevel: 'silent',
    createRenderer: render,
  });
  return {
    app,
    stop: async () => {
      await app.close();
      await rm(dist, { recursive: true });
    },
  };
};
