import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openImporter } from './testing/importer.ts';

const published = [
  ['1,404 plans of the isapres', 'cl-isapre-plans.json', 'country=CL&source=isapre', 1_404],
  ['449 clinics of Peru', 'pe-clinicas-privadas-renipress-2022.csv', 'country=PE&source=renipress', 449],
] as const;

for (const [what, name, query, created] of published) {
  const path = new URL(`../../../../shared/data/${name}`, import.meta.url);
  const isHere = existsSync(path);
  const skipped = `the real ${what}: SKIPPED, they are not beside this checkout (../shared/data)`;
  if (!isHere) process.stderr.write(`\n${skipped}\n`);

  const title = `the real ${what} come in, and change nothing the second time`;
  test.skipIf(!isHere)(isHere ? title : skipped, async () => {
    const { house, send } = await openImporter();
    const file = readFileSync(path);
    expect((await send({ file, query })).last).toMatchObject({ rows: { created, refused: 0 } });
    const before = (await house.events()).length;
    expect((await send({ file, query })).last).toMatchObject({ rows: { unchanged: created } });
    expect(await house.events()).toHaveLength(before);
  });
}
