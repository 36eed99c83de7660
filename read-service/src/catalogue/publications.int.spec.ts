/** A plan's past: published thrice within a month of Lima's days, withdrawn, and published again. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  hideInsuranceType,
  insuranceType,
  insuranceTypeNumber,
  registerInsuranceType,
  showInsuranceType,
} from '@cotejo/core/insurance-types';
import {
  hideOrganization,
  organization,
  organizationNumber,
  registerOrganization,
  showOrganization,
} from '@cotejo/core/organizations';
import { product, withdrawProduct } from '@cotejo/core/catalogue';
import { examplePublication, offerExample } from '../../../core/src/catalogue/testing/plans.ts';
import { until } from '../../../projectors/src/testing/world.ts';
import { createReadWorld, type ReadWorld } from '../testing/read-world.ts';
import { findHeldAt, findPastPublications, findPublishedAt } from './publications.ts';

const code = 'plan';
let world: ReadWorld;
const on = (day: string) => findPublishedAt(world.pool, 'PE', { code }, day);

/** Lima is five hours behind UTC. */
beforeAll(async () => {
  world = await createReadWorld();
  const at = (now: string) => ({ country: 'PE', now: new Date(now) }) as const;
  const publish = (amount: number, now: string) =>
    world.send(product, code, offerExample({ code, amount }), at(now));
  await publish(9_900, '2026-03-02T15:00:00.000Z');
  await publish(9_950, '2026-03-02T18:00:00.000Z');
  await publish(10_900, '2026-04-01T03:00:00.000Z');
  await world.send(product, code, withdrawProduct(undefined), at('2026-05-01T12:00:00.000Z'));
  await publish(11_900, '2026-06-01T12:00:00.000Z');
  await until('the last version', async () => (await on('2030-01-01'))?.version === 4);
});
afterAll(() => world.end());

describe('what a plan said and cost on a day', () => {
  test.each([
    ['2026-03-01', undefined],
    ['2026-03-02', 2],
    ['2026-03-30', 2],
    ['2026-03-31', 3],
    ['2026-04-30', 3],
    ['2026-05-01', undefined],
    ['2026-05-31', undefined],
    ['2026-06-01', 4],
    ['2030-01-01', 4],
  ])('of %s is version %j', async (day, version) => expect((await on(day))?.version).toBe(version));

  test('is told whole, price and all', async () =>
    expect(await on('2026-04-15')).toMatchObject({
      version: 3,
      publishedAt: '2026-04-01T03:00:00.000Z',
      publication: examplePublication({ code, amount: 10_900 }),
    }));

  test('is told in its own market alone', async () =>
    expect(await findPublishedAt(world.pool, 'CL', { code }, '2026-04-15')).toBeUndefined());
});

test('what a plan has cost is told by days: of two publications of a day the last, and where it was withdrawn', async () => {
  const past = await findPastPublications(world.pool, 'PE', code);
  expect(past.map(({ from, until: end }) => [from, end])).toEqual([
    ['2026-03-02', '2026-03-31'],
    ['2026-03-31', '2026-05-01'],
    ['2026-06-01', null],
  ]);
  expect(past.map(({ price }) => price)).toEqual(
    [9_950, 10_900, 11_900].map((amount) => examplePublication({ code, amount }).price),
  );
  expect(await findPastPublications(world.pool, 'CL', code)).toEqual([]);
});

/** Offered by one organization in July and by another since August. */
describe('the past of a plan', () => {
  const [of, oldOf, type] = [
    organizationNumber('PE', 'Nueva'),
    organizationNumber('PE', 'Antigua'),
    insuranceTypeNumber('PE', 'DENTAL'),
  ].map(String) as [string, string, string];
  const pe = { country: 'PE' } as const;
  const july = '2026-07-15';
  const august = '2026-08-15';
  const key = { code: 'movido' };
  const seen = async () => {
    const on = (day: string) => findPublishedAt(world.pool, 'PE', key, day);
    return [(await on(july))?.version, (await on(august))?.version];
  };
  const untilSeen = (...versions: (number | undefined)[]) =>
    until(`versions ${versions.join(' and ')}`, async () => String(await seen()) === String(versions));

  beforeAll(async () => {
    for (const [id, url] of [
      [of, 'Nueva'],
      [oldOf, 'Antigua'],
    ] as const)
      await world.send(
        organization,
        id,
        registerOrganization({
          country: 'PE',
          type: 'ASEG',
          displayName: url,
          organizationCode: url,
          url,
          isDemo: true,
        }),
        pe,
      );
    const dental = { country: 'PE', name: 'DENTAL', displayName: 'Dental', url: 'dental' } as const;
    await world.send(insuranceType, type, registerInsuranceType({ ...dental, profileType: 'persons' }), pe);
    const plan = { code: key.code, type: 'DENTAL' };
    const at = (now: string) => ({ ...pe, now: new Date(now) });
    await world.send(
      product,
      key.code,
      offerExample({ ...plan, organization: 'Antigua' }),
      at('2026-07-01T15:00:00.000Z'),
    );
    await world.send(
      product,
      key.code,
      offerExample({ ...plan, organization: 'Nueva' }),
      at('2026-08-01T15:00:00.000Z'),
    );
    await untilSeen(1, 2);
  });

  test('is hidden at every day while its organization is, and shown again with it', async () => {
    await world.send(organization, of, hideOrganization(), pe);
    await untilSeen(undefined, undefined);
    expect((await findHeldAt(world.pool, 'PE', key, august))?.version).toBe(2);
    await world.send(organization, of, showOrganization(), pe);
    await untilSeen(1, 2);
  });

  test('is hidden at the days of an organization that is hidden by now', async () => {
    await world.send(organization, oldOf, hideOrganization(), pe);
    await untilSeen(undefined, 2);
    const past = await findPastPublications(world.pool, 'PE', key.code);
    expect(past.map(({ from }) => from)).toEqual(['2026-08-01']);
    await world.send(organization, oldOf, showOrganization(), pe);
    await untilSeen(1, 2);
  });

  test('is hidden at every day while its type is', async () => {
    await world.send(insuranceType, type, hideInsuranceType(), pe);
    await untilSeen(undefined, undefined);
    await world.send(insuranceType, type, showInsuranceType(), pe);
    await untilSeen(1, 2);
  });
});
