import { randomUUID } from 'node:crypto';
import { largestPicture, longestPictureSide } from '@cotejo/core/reference/pictures';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { examplePlan } from '../../../../core/src/catalogue/testing/plans.ts';
import { type House, openHouse } from '../../testing/house.ts';
import { inMemoryCataloguePictures } from './testing/in-memory-catalogue-pictures.ts';
import { png } from './testing/pictures.ts';

let house: House;
let hilda: Awaited<ReturnType<House['hire']>>;
let width = 10;
beforeAll(async () => {
  house = await openHouse();
});
beforeEach(async () => {
  house.pass(60_000);
  hilda = await house.hire('GERENTE');
});

/** One that nobody has sent. */
const fresh = () => png((width += 1), 40);
const upload = async (content: Buffer, { authorization } = hilda, at = house) => {
  const answer = await at.app.inject({
    method: 'POST',
    url: '/api/catalogue/pictures',
    headers: { authorization, 'content-type': 'image/png' },
    payload: content,
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};
const nowhere = `/api/pictures/${randomUUID()}`;
const gone = 'Esa imagen ya no está: súbela de nuevo.';
const foreign = 'Sube la imagen: no se muestran las que están en otro sitio.';

describe('a picture', () => {
  test('is taken, and is the same one for whoever sends it again', async () => {
    const content = fresh();
    const { status, body } = await upload(content);
    expect([status, body]).toMatchObject([201, { width, height: 40, bytes: content.length }]);
    expect(body['address']).toBe(`/api/pictures/${String(body['fileId'])}`);
    expect((await upload(content, await house.hire('ADMINISTRADOR'))).body).toEqual(body);
  });

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'No se aceptan SVG, que pueden llevar programas. Guarda la imagen como PNG, JPG o WebP.'],
    ['a page', Buffer.from('<script>alert(1)</script>'), 'El archivo no es una imagen PNG, JPG ni WebP, o está dañado.'],
    ['nothing', Buffer.alloc(0), 'El archivo está vacío.'],
    ['too wide', png(longestPictureSide + 1, 1), 'La imagen mide 4097 × 1 píxeles: el máximo es 4096 por lado.'],
  ])('is not %s', async (_, content, file) => {
    expect(await upload(content)).toMatchObject({ status: 422, body: { errors: { file } } });
  }); // oxfmt-ignore

  test('has 1 MB and not one byte more', async () => {
    const large = Buffer.concat([fresh(), Buffer.alloc(largestPicture)]).subarray(0, largestPicture);
    expect((await upload(large)).status).toBe(201);
    expect(await upload(Buffer.concat([large, Buffer.from(' ')]))).toMatchObject({
      status: 413,
      body: { code: 'BODY_TOO_LARGE' },
    });
  });

  test('is not taken from who may not change the catalogue', async () => {
    expect((await upload(fresh(), await house.hire('EJECUTIVO'))).status).toBe(403);
  });

  test('waits with so many others of one person and no more, until records name them', async () => {
    const small = await openHouse({ parts: { cataloguePictures: inMemoryCataloguePictures(1) } });
    const beto = await small.hire('GERENTE');
    const { body } = await upload(fresh(), beto, small);
    expect((await upload(fresh(), beto, small)).body['errors']).toHaveProperty('file');
    const details = { country: 'PE', kind: 'feature', name: 'Uno', icon: body['address'] };
    const registered = await small.command('catalogue-terms/900/register', beto.authorization, details);
    expect(registered.statusCode).toBe(200);
    expect((await upload(fresh(), beto, small)).status).toBe(201);
  });
});

describe('a record', () => {
  const insurer = {
    country: 'PE',
    type: 'EPS',
    displayName: 'Uno',
    organizationCode: 'U',
    url: 'Uno',
    isDemo: false,
  };
  const clinic = { country: 'PE', displayName: 'Clínica', aliases: [], places: [] };
  const plan = () => ({ country: 'PE', content: examplePlan({ code: 'Plan-Uno' }).content });
  const records: [string, (image: unknown) => object, string][] = [
    ['organizations/901/register', (image) => ({ ...insurer, image }), 'image'],
    ['coverage-organizations/902/register', (image) => ({ ...clinic, image }), 'image'],
    ['insurance-types/903/register', (icon) => ({ country: 'PE', name: 'UNO', displayName: 'Uno', url: 'uno', icon }), 'icon'],
    ['catalogue-terms/904/register', (icon) => ({ country: 'PE', kind: 'feature', name: 'Uno', icon }), 'icon'],
    ['products/Plan-Uno/draft', (image) => ({ ...plan(), content: { ...plan().content, seo: { image } } }), 'content.seo.image'],
    ['products/Plan-Uno/change', (image) => ({ changes: { seo: { image } } }), 'changes.seo.image'],
    ['products/Plan-Uno/change', (image) => ({ changes: { identity: { name: 'Uno', isDemo: true, image } } }), 'changes.identity.image'],
    ['organizations/901/change', (image) => ({ image }), 'image'],
  ]; // oxfmt-ignore
  test.each(records)('of %s names only pictures that were uploaded here', async (path, bodyOf, field) => {
    const send = async (image: unknown) => {
      const answer = await house.command(path, hilda.authorization, bodyOf(image));
      return { status: answer.statusCode, ...answer.json<{ errors?: object }>() };
    };
    expect(await send('https://logos.example/uno.png')).toMatchObject({ status: 422, errors: { [field]: foreign } });
    expect(await send(nowhere)).toMatchObject({ status: 422, errors: { [field]: gone } });
    const { body } = await upload(fresh());
    expect((await send(body['address'])).status).toBe(200);
  }); // oxfmt-ignore
});
