import { describe, expect, test } from 'vitest';
import { emptyContent } from '../../product-content/index.ts';
import { readImport } from '../sources.ts';
import { json } from '../testing/rows.ts';

describe('whole products', () => {
  const content = emptyContent('Uno');
  const coverage = (name: string, scope?: object) => ({ id: 1, name, amounts: {}, ...(scope && { scope }) });
  const price = { kind: 'isapre', unit: 'UF', period: 'monthly', isapre: 'consalud', base: 10_000 };
  const readCoverages = (coverages: object[], there: object[] = []) =>
    readImport(
      'productos',
      'CL',
      json([{ code: 'A-1', price, content: { ...content, coverages, coverageOrganizations: [{ id: 7, coverages: there }] } }]),
    ); // oxfmt-ignore
  test('have the codes of their coverages’ names read, in clinics too; what a coverage says itself goes before', async () => {
    const { brings, unread } = await readCoverages(
      [coverage('Consulta E[18-64] P[Convenio]', { network: 'Extranjero' })],
      [coverage('Examen EX')],
    );
    expect(unread).toEqual([]);
    expect(brings).toMatchObject([
      {
        offered: {
          content: {
            coverages: [{ name: 'Consulta', scope: { ages: { from: 18, to: 64 }, network: 'Extranjero' } }],
            coverageOrganizations: [{ coverages: [{ name: 'Examen', scope: { excluded: true } }] }],
          },
        },
      },
    ]);
  });
  test('say which name has a code that can’t be read', async () =>
    expect((await readCoverages([coverage('Consulta E[joven]')], [coverage('VP[x] Examen')])).unread).toEqual(
      [
        {
          row: 1,
          key: 'A-1',
          errors: {
            'content.coverages.0.name': 'E[joven]: escribe las edades, como E[18-64] o E[18+].',
            'content.coverageOrganizations.0.coverages.0.name':
              'VP[x]: escribe la vigencia en años, como VP[1].',
          },
        },
      ],
    ));
});
