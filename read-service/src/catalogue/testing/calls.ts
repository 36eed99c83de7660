/** A visitor's calls about the catalogue, with what they answer laid open; and a read side that has the plan to ask about. */
import { expect } from 'vitest';
import { type CountryCode } from '@cotejo/core/kit/country';
import { until } from '../../../../projectors/src/testing/world.ts';
import { createReadWorld, type ReadWorld } from '../../testing/read-world.ts';
import { planCode, prepareCatalogue, publishPlan } from './rich-plan.ts';

export type Answered<Data = unknown> = {
  readonly status: number;
  readonly data: Data;
  readonly metaData: { readonly total: number };
  readonly error: unknown;
  /** Of a refusal: a message per field. */
  readonly errors?: object;
};

/** @param home the country that is asked where a call names no other */
export const callsOf = (world: () => ReadWorld, home: CountryCode) => ({
  get: async <Data = unknown>(url: string, country = home): Promise<Answered<Data>> => {
    const { status, body } = await world().get(url, undefined, { 'x-country': country });
    return { status, ...(body as Omit<Answered<Data>, 'status'>) };
  },
  post: async <Data = unknown>(url: string, payload: unknown, country = home): Promise<Answered<Data>> => {
    const headers = { 'x-country': country };
    const answer = await world().app.inject({ method: 'POST', url, payload: payload as object, headers });
    return { status: answer.statusCode, ...answer.json<Omit<Answered<Data>, 'status'>>() };
  },
});

/** Expects data in the envelope: with how many they are, and without an error. */
export const expectEnvelope = (answer: Answered, data: unknown): void => {
  expect(answer).toMatchObject({ status: 200, data, error: null });
  expect(answer.metaData.total).toBe(Array.isArray(answer.data) ? answer.data.length : 1);
};

/** A read side that has the plan in two publications, of January 10 and March 10, 2026, and all that it names. */
export const createPlanWorld = async (): Promise<ReadWorld> => {
  const world = await createReadWorld();
  await prepareCatalogue(world);
  await publishPlan(world, 10_000, new Date('2026-01-10T12:00:00Z'));
  await publishPlan(world, 20_000, new Date('2026-03-10T12:00:00Z'));
  await untilPlanIsKnown(world);
  return world;
};

/** Waits until the plan as it was published last, and all that it names, is read: each kind is, as of a moment of its own. */
export const untilPlanIsKnown = async (world: ReadWorld): Promise<void> => {
  const { get } = callsOf(() => world, 'CL');
  await until('the plan and all that it names', async () => {
    const { data } = await get(`/api/insurance/product/${planCode}`);
    const { price, features } = (data ?? {}) as { price?: { minPrice?: number }; features?: unknown[] };
    const lists = ['coverageOrganization/country', 'organization/availableToSell', 'business-line'];
    const totals = await Promise.all(lists.map(async (list) => (await get(`/api/${list}`)).metaData?.total));
    return price?.minPrice === 109_600 && features?.length === 1 && totals.join() === '2,1,1';
  });
};
