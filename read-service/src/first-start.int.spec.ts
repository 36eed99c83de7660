/** The read service's very first start: it is there before any projector has made a read model. */
import { expect, test } from 'vitest';
import { openKillableService } from '../../local/src/testing/killable-service.ts';
import { until } from '../../projectors/src/testing/world.ts';

type Line = { readonly level: number; readonly msg: string };
const warning = 40;

test('asks to come again until the read models are made, and logs no error', async () => {
  const service = await openKillableService('read-service');
  try {
    const { entry, origin } = await service.start();
    const early = await Promise.all(
      Array.from({ length: 5 }, () => service.ask(`${origin}/api/console/leads`)),
    );
    expect(early.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
      Array(5).fill([503, '1']),
    );
    await service.start('projectors');
    await until('the read service', async () => (await fetch(`${origin}/readyz`)).ok);
    const alarms = () =>
      entry
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Line)
        .filter(({ level }) => level >= warning)
        .map(({ level, msg }) => [level, msg]);
    await until('the end of the outage', () => alarms().length > 1);
    expect(alarms()).toEqual([
      [warning, 'outage: read models are not made yet'],
      [warning, 'outage over'],
    ]);
  } finally {
    await service.end();
  }
});
