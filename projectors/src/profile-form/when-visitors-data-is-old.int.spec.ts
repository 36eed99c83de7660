import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { isErased } from '@cotejo/core/kit/event-sourcing';
import { postgresKeyStore } from '@cotejo/core/kit/personal-data';
import { captureProfile, profileCapture } from '@cotejo/core/profile-form';
import { replaceShared, sharedLink, sharedLinkEvents, shareLink } from '@cotejo/core/sharing';
import { automationWorld } from '../testing/automation-world.ts';
import { createWorld, until } from '../testing/world.ts';
import { whenVisitorsDataIsOldThenDeleteKey } from './when-visitors-data-is-old-then-delete-key.ts';

const { sql, store, world, keys, start, caughtUp } = automationWorld();

const longAgo = new Date('2020-01-01T00:00:00.000Z');
const keyOf = async (subject: string) =>
  (
    await sql().query<{ wrapped: string | null }>('select wrapped from keys.subject_key where subject = $1', [
      subject,
    ])
  ).rows[0]?.wrapped;
const isGone = (id: string) => async () => (await keyOf(id)) === null;

test('what is old can be read by nobody, what was renewed and what is new can', async () => {
  await caughtUp(start(whenVisitorsDataIsOldThenDeleteKey(keys())));
  const [captured, link, renewed, fresh] = Array.from({ length: 4 }, () => randomUUID()) as [
    string,
    string,
    string,
    string,
  ];
  const profile = {
    productType: 'EPS',
    profileType: 'persons' as const,
    model: { cotizante: [{ edad: 31 }] },
  };
  const { send } = world();
  const aMonthBack = new Date(Date.now() - 30 * 86_400_000);
  await send(sharedLink, renewed, shareLink('insurance', { productCode: 'a' }), { now: aMonthBack });
  await send(sharedLink, renewed, replaceShared('insurance', { productCode: 'b' }));
  await send(sharedLink, fresh, shareLink('comparator', { url: '/Comparar/EPS' }));
  await send(profileCapture, captured, captureProfile(profile), { now: longAgo });
  await send(sharedLink, link, shareLink('comparator', { url: '/Comparar/EPS' }), { now: longAgo });
  await until('both keys to go', async () => (await isGone(captured)()) && (await isGone(link)()));

  for (const kept of [renewed, fresh]) expect(await keyOf(kept)).toBeTypeOf('string');
  const { codec } = createWorld(store(), postgresKeyStore(sql()));
  const [told] = await codec.decode(sharedLinkEvents, await store().readStream(`sharedLink-${link}`));
  expect(isErased((told!.data as { content: unknown }).content)).toBe(true);
});
