import { beforeEach, expect, test } from 'vitest';
import { openHouse } from '../testing/house.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
beforeEach(async () => {
  house = await openHouse();
});

test.each(['0000-01-01T00:00:00Z', '0000-12-31T23:59:59.999Z', '9999-12-31T23:59:59-14:00', 'ayer'])(
  'an inbox is not read until %s, which no database has',
  async (until) => {
    const ana = await house.hire('EJECUTIVO');
    const before = await house.store.head();
    const answer = await house.command(`inbox/${ana.id}/mark-read`, ana.authorization, { all: true, until });
    expect(answer.statusCode).toBe(422);
    expect(await house.store.head()).toEqual(before);
  },
);
