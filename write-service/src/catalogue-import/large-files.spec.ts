/** Files as large as may be, through the addresses that take them: what they cost is their sender's time, and nobody else's. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, test, vi } from 'vitest';
import { workbook } from '../kit/tables/testing/workbook.ts';
import { type Importer, openImporter } from './testing/importer.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 });

let importer: Importer;
beforeAll(async () => {
  importer = await openImporter();
});

/** @returns the longest time that nothing else had a turn, as a share of all the time that the work took: the machine's speed is in both */
const longestStall = async (work: () => Promise<unknown>): Promise<number> => {
  const resolution = 5;
  const delay = monitorEventLoopDelay({ resolution });
  const began = performance.now();
  delay.enable();
  await work();
  const took = performance.now() - began;
  // What stood still at the very end is counted when the monitor has its turn.
  await pause(4 * resolution);
  delay.disable();
  return delay.max / 1e6 / took;
};
const mostOfTime = 0.1;
/** Another process may take the core for a moment: a stall of ours comes each time. */
const again = { retry: 2 };

const rows = 50_000;
const names = ['id', 'name', 'address', 'region', 'district', 'lat', 'lng'];
const clinics = [
  [...names, ...Array.from({ length: 20 - names.length }, (_, at) => `nota ${at}`)],
  ...Array.from({ length: rows }, (_, row) => [
    `cl-${row}`,
    `Clínica ${row}`,
    `Calle ${row}`,
    'Metropolitana',
    'Ñuñoa',
    -33.4,
    -70.6,
    ...Array.from({ length: 20 - names.length }, (_, at) => `texto ${row} ${at}`),
  ]),
];

test.each<[string, () => Buffer]>([
  ['comma-separated values', () => Buffer.from(clinics.map((cells) => cells.join(';')).join('\n'))],
  ['a workbook', () => workbook(clinics, { texts: 'inline' })],
])('fifty thousand rows of twenty columns in %s are tried, and meanwhile everybody has a turn', again, async (_, write) => {
  const file = write();
  let body = '';
  const stall = await longestStall(async () => {
    ({ body } = await importer.post({ file, query: 'country=CL&source=clinicas&dryRun=true' }));
  });
  expect(body.slice(body.lastIndexOf('{"type":"finished"'))).toContain(`"created":${rows},`);
  expect(stall).toBeLessThan(mostOfTime);
}); // oxfmt-ignore

test('a list of as many people as may be is read, and meanwhile everybody has a turn', again, async () => {
  const people = Array.from(
    { length: 5_000 },
    (_, at) => `F;1990-12-31;${at % 3 === 0 ? 'titular' : 'hijo'}`,
  );
  const payload = ['Sexo;Fecha de nacimiento;Parentesco', ...people].join('\n');
  let status = 0;
  const stall = await longestStall(async () => {
    const answer = await importer.house.app.inject({
      method: 'POST',
      url: '/api/insurance/processProfilesWithExcel',
      payload,
      headers: { host: 'pe.localhost', 'content-type': 'application/octet-stream' },
    });
    status = answer.statusCode;
  });
  expect(status).toBe(200);
  expect(stall).toBeLessThan(mostOfTime);
});
