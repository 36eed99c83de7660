/** A Chromium that needs nothing of the machine: the one from npm, unpacked once with its libraries and a font. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export type Chromium = { executablePath: string; env: Record<string, string> };

const cache = fileURLToPath(new URL('../../../node_modules/.cache/cotejo-chromium', import.meta.url));
const packaged = createRequire(import.meta.url).resolve('@sparticuz/chromium');

/** The libraries come along only where the package believes itself on the cloud function that it was made for. */
const pretended = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
const unpack = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;

/** Where Chromium is and the environment that it starts with; `CHROMIUM_PATH` takes another one. */
export async function findChromium(): Promise<Chromium> {
  const own = process.env['CHROMIUM_PATH'];
  if (own) return { executablePath: own, env: inherited() };
  const folder = join(cache, await version());
  if (!existsSync(folder)) await unpackInto(folder);
  await writeFile(join(folder, 'fonts.conf'), fontConfig(folder));
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...inherited(),
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

/** Two runs may unpack at once: each into a folder of its own, and whole ones change places in one step. */
async function unpackInto(folder: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const staging = await mkdtemp(join(cache, 'unpacking-'));
  const env = { ...process.env, ...pretended, TMPDIR: staging, TEMP: staging };
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', unpack], { env, cwd });
  await rename(staging, folder).catch(async (error: unknown) => {
    await rm(staging, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  });
}

async function version(): Promise<string> {
  const file = join(packaged, '..', '..', '..', 'package.json');
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
}

/** The machine's fonts where it has some, and the packaged one where it has none. */
const fontConfig = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${join(folder, 'fonts', 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;

const inherited = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
