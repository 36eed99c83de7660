import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { bundleService } from './bundle-service.ts';
import { inRepository } from './paths.ts';

test('a bundle knows which build it is', async () => {
  mkdirSync(inRepository('node_modules', '.cache'), { recursive: true });
  const folder = mkdtempSync(inRepository('node_modules', '.cache', 'bundle-'));
  try {
    const [entry, output] = ['main.ts', 'main.js'].map((name) =>
      relative(inRepository(), join(folder, name)),
    );
    writeFileSync(join(folder, 'main.ts'), "console.log(process.env['COTEJO_BUILD'], process.env['PATH']);");
    await bundleService({ entry: entry!, output: output! }, '0123456789abcdef'.repeat(4));
    const bundle = readFileSync(join(folder, 'main.js'), 'utf8');
    expect(bundle).toContain('console.log("0123456789ab", process.env["PATH"])');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
