/** What the console reads of organizations, insurance types, clinics and terms. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogueTerm, catalogueTermNumber, registerCatalogueTerm } from '@cotejo/core/insurance-types';
import { hideOrganization, organization } from '@cotejo/core/organizations';
import {
  backoffice,
  type CatalogueConsole,
  insurer,
  ofChile,
  openCatalogueConsole,
  registerInsurer,
} from './testing/console.ts';

let desk: CatalogueConsole;
beforeAll(async () => {
  desk = await openCatalogueConsole();
  await registerInsurer(desk);
  await desk.send(organization, String(insurer), hideOrganization(), { country: 'PE' });
});
afterAll(() => desk.end());

describe('an organization', () => {
  test('is listed also while visitors do not see it', async () => {
    expect(await desk.rowsOf('organizations', { hidden: true })).toMatchObject([
      { id: String(insurer), displayName: 'Aseguradora', hidden: true },
    ]);
    expect(await desk.idsOf('organizations', { hidden: false })).toEqual([]);
    expect(await desk.idsOf('organizations', { type: 'ISAPRE' })).toEqual([]);
  });
  test('is another country’s for who tends another', async () => {
    expect((await desk.read(`organizations/${insurer}`, ofChile)).status).toBe(404);
    expect(await desk.read(`organizations/${insurer}`, backoffice)).toMatchObject({
      status: 200,
      body: {
        allowedCommands: [
          { command: 'change', allowed: true },
          { command: 'hide', allowed: false },
          { command: 'show', allowed: false },
        ],
      },
    });
  });
});

test.each(['insurance-types', 'coverage-organizations', 'catalogue-terms'])(
  'the list of %s is there, and asks for what it knows',
  async (resource) => {
    expect(await desk.idsOf(resource, { q: 'nada' })).toEqual([]);
    expect((await desk.read(`${resource}?filter=${encodeURIComponent('{"url":"x"}')}`)).status).toBe(400);
    expect((await desk.read(`${resource}/123`)).status).toBe(404);
  },
);

test('names stand as people look for them, whatever their accents and capitals', async () => {
  for (const name of ['Póliza', 'Costa Verde', 'programa', 'Cóndor', 'Ñandú', 'Nube'])
    await desk.send(
      catalogueTerm,
      String(catalogueTermNumber('PE', 'feature', name)),
      registerCatalogueTerm({ country: 'PE', kind: 'feature', name }),
      { country: 'PE' },
    );
  const listed = await desk.rowsOf('catalogue-terms', { kind: 'feature' });
  expect(listed.map(({ name }) => name)).toEqual(['Cóndor', 'Costa Verde', 'Nube', 'Ñandú', 'Póliza', 'programa']);
}); // oxfmt-ignore
