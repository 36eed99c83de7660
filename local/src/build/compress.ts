/** Compresses a site's files once, so that no request has to. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthwhile = 1_024;
/** Nearly the best size; the best takes twenty times as long. */
const brotliQuality = 9;

/** Writes a `.br` and a `.gz` beside each text file of the folder that is worth it. */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const texts = names.filter((name) => /\.(m?js|css|html|svg|json|webmanifest|txt)$/.test(name));
  await Promise.all(texts.map((name) => compress(join(folder, name))));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < worthwhile) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((small) => writeFile(`${file}.br`, small)),
    promisify(gzip)(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}
