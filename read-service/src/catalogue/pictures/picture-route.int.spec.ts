import { randomUUID } from 'node:crypto';
import { pictureAddress } from '@cotejo/core/reference/pictures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgresCataloguePictures } from '../../../../write-service/src/catalogue/pictures/catalogue-pictures.ts';
import { createReadWorld, type ReadWorld } from '../../testing/read-world.ts';

let world: ReadWorld;
beforeAll(async () => {
  world = await createReadWorld();
});
afterAll(() => world.end());

test.each([
  ['png', 'image/png'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
] as const)(
  'a %s is served as it was sent, as a picture and nothing else, to be kept for ever',
  async (type, mediaType) => {
    const [id, content] = [randomUUID(), Buffer.from(`<script>${type}</script>`)];
    await postgresCataloguePictures(world.pool).store({ id, type, uploadedBy: randomUUID(), content });
    const answer = await world.app.inject({ url: pictureAddress(id) });
    expect([answer.statusCode, answer.rawPayload.equals(content)]).toEqual([200, true]);
    expect(answer.headers).toMatchObject({
      'content-type': mediaType,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  },
);

test('a picture that is not there is told as such, and an id that is none as wrong', async () => {
  expect((await world.app.inject({ url: pictureAddress(randomUUID()) })).statusCode).toBe(404);
  expect((await world.app.inject({ url: pictureAddress('uno') })).statusCode).toBe(400);
});
