/** Plans of Chile's isapres: base price in UF, zones, and the hospital and outpatient percentages by clinic. */
import { z } from 'zod';
import { type Coverage, emptyContent, mostClinics, productCode } from '../../product-content/index.ts';
import { catalogueTermNumber, insuranceTypeNumber } from '../../insurance-types/index.ts';
import { coverageOrganizationNumber } from '../../organizations/index.ts';
import { type OfferedProduct } from '../../catalogue/index.ts';
import { type FieldErrors } from '../../kit/event-sourcing/index.ts';
import { yielding } from '../../kit/yielding/index.ts';
import { insurerCalled, isapreKeyOf } from '../../reference/chilean-insurers.ts';
import { cellNumber, cellText, cellYes, maybeText, sharesByClinic, words } from '../fields.ts';
import { readEach } from '../read-each.ts';
import { type Brought, type FileRow, type Needed, type Source } from '../source.ts';
import { nameFromId } from './clinic-names.ts';
import { type Made, ontoContent } from './isapre-onto.ts';

const country = 'CL';
const plan = z.object({
  isapre: cellText.transform((name, context) => {
    const found = insurerCalled(name);
    if (found) return found;
    context.addIssue({ code: 'custom', message: 'No es una isapre conocida.' });
    return z.NEVER;
  }),
  code: cellText.pipe(productCode),
  name: cellText,
  baseUf: cellNumber(0.0001, 100).transform((uf) => Math.round(uf * 10_000)),
  cap: cellYes,
  notes: maybeText,
  zones: words,
  hosp: sharesByClinic,
  amb: sharesByClinic,
});
type Plan = z.output<typeof plan>;

const zoneNames = new Map(Object.entries({
  santiago: 'Santiago', centro: 'centro', norte: 'norte', octava: 'Biobío', sur: 'sur',
  'rm-metropolitana': 'Región Metropolitana', 'rm-norte': 'Santiago norte', 'rm-sur': 'Santiago sur',
  'rm-oriente': 'Santiago oriente', 'rm-poniente': 'Santiago poniente', 'rm-centro': 'Santiago centro',
})); // oxfmt-ignore

/** The two percentages of each clinic, with the services of a year of use that each one applies to. */
const sides = [
  {
    field: 'hosp', id: 1, highlight: 'Hospitalización preferente hasta', tag: 'hospitalario', name: 'Hospitalaria', benefit: 'Hospitalización y cirugía',
    pays: [
      { id: 11, name: 'Día cama', service: 'hospitalDay' },
      { id: 12, name: 'Cirugía', service: 'surgery' },
      { id: 13, name: 'Parto', service: 'birth' },
    ],
  },
  {
    field: 'amb', id: 2, highlight: 'Consultas preferentes hasta', tag: 'ambulatorio', name: 'Ambulatoria', benefit: 'Consultas y exámenes',
    pays: [
      { id: 21, name: 'Consultas médicas', service: 'consultation' },
      { id: 22, name: 'Exámenes de laboratorio', service: 'laboratory' },
      { id: 23, name: 'Exámenes de imágenes', service: 'imaging' },
    ],
  },
] as const; // oxfmt-ignore
/** Derives each clinic's number once per file: thousands of plans name the same hundred clinics. */
type ClinicNumber = (id: string) => number;
const clinicNumbers = (): ClinicNumber => {
  const derived = new Map<string, number>();
  return (id) => {
    const number = derived.get(id) ?? coverageOrganizationNumber(country, id);
    derived.set(id, number);
    return number;
  };
};
const tagNumbers = {
  hospitalario: catalogueTermNumber(country, 'coverageTag', 'hospitalario'),
  ambulatorio: catalogueTermNumber(country, 'coverageTag', 'ambulatorio'),
} as const;

/** @param shares in percent */
const percentageOf = (shares: readonly number[]) => ({
  minAmount: Math.round(Math.min(...shares) * 100),
  maxAmount: Math.round(Math.max(...shares) * 100),
  unit: '%' as const,
});

/** Coverages of the plan over all its clinics: per service the range of percentages. */
const coveragesOf = (fields: Plan): Coverage[] =>
  sides.flatMap(({ field, tag, pays }) => {
    const shares = Object.values(fields[field]);
    if (shares.length === 0) return [];
    const percentage = percentageOf(shares);
    return pays.map((one): Coverage => ({
      ...one,
      tagId: tagNumbers[tag],
      kind: 'preferente',
      amounts: { percentage },
    }));
  });

/** Coverages of the plan in one clinic. */
const clinicCoverages = (fields: Plan, clinic: string): Coverage[] =>
  sides.flatMap(({ field, id, tag, name, benefit }): Coverage[] => {
    // Own properties only: a clinic may be named like a property that every object inherits.
    if (!Object.hasOwn(fields[field], clinic)) return [];
    const amounts = { percentage: percentageOf([fields[field][clinic]!]) };
    return [{ id, tagId: tagNumbers[tag], name, benefit, kind: 'preferente', amounts }];
  });

const clinicsOf = (fields: Plan): readonly string[] => [
  ...new Set([...Object.keys(fields.hosp), ...Object.keys(fields.amb)]),
];

/** Checked with the row, so that clinics of a rejected plan are not registered. */
const tooManyClinics = (fields: Plan): FieldErrors =>
  clinicsOf(fields).length > mostClinics
    ? { hosp: `Son ${mostClinics} clínicas como máximo, con las de amb.` }
    : {};

const highlightsOf = (fields: Plan): string[] =>
  sides.flatMap(({ field, highlight }) => {
    const most = Math.max(0, ...Object.values(fields[field]));
    return most > 0 ? [`${highlight} ${most} %`] : [];
  });

const modalities = { someClinics: 'Preferente', noClinics: 'Libre elección' } as const;
const zonesBegin = 'Se ofrece en: ';
const caps = { title: 'Topes', content: 'El plan indica topes en sus prestadores preferentes.' };

type Column = 'cap' | 'notes' | 'zones' | (typeof sides)[number]['field'];
/** Marks of imported content, for the columns that the file has; all other content of a published plan is staff's. */
const madeOf = (knows: (column: Column) => boolean): Made => {
  const known = sides.filter(({ field }) => knows(field));
  return {
    modalities: known.length === sides.length ? Object.values(modalities) : [],
    highlights: known.map(({ highlight, tag }) => ({ begins: highlight, tagId: tagNumbers[tag] })),
    coverages: known.flatMap(({ tag, pays }) =>
      pays.map(({ id, name }) => ({ id, name, tagId: tagNumbers[tag] })),
    ),
    clinicCoverages: known.map(({ id, tag, name }) => ({ id, name, tagId: tagNumbers[tag] })),
    entries: [
      ...(knows('zones') ? [{ title: 'Zonas', begins: zonesBegin }] : []),
      ...(knows('notes') ? [{ title: 'Línea', begins: '' }] : []),
      ...(knows('cap') ? [{ title: caps.title, begins: caps.content }] : []),
    ],
  };
};
type Onto = NonNullable<OfferedProduct['onto']>;
/** Collects the columns in use while rows stream through: a column without values changes nothing. */
const columnsWithValues = () => {
  const found = new Set<string>();
  return {
    async *follow(rows: AsyncIterable<FileRow>): AsyncGenerator<FileRow> {
      for await (const one of rows) {
        for (const name of Object.keys(one.values)) found.add(name);
        yield one;
      }
    },
    /** To be called after the last row; one for all plans of a file. */
    onto: (): Onto => ontoContent(madeOf((column) => found.has(column))),
  };
};

const offeredOf = (fields: Plan, clinicNumber: ClinicNumber, onto: Onto): OfferedProduct => {
  const { isapre, code, name, baseUf, cap, notes, zones } = fields;
  const empty = emptyContent(name);
  const where = zones.map((zone) => zoneNames.get(zone) ?? zone);
  return {
    country,
    onto,
    price: { kind: 'isapre', unit: 'UF', period: 'monthly', isapre: isapreKeyOf(isapre), base: baseUf },
    content: {
      ...empty,
      identity: {
        ...empty.identity,
        organizationId: isapre.id,
        insuranceTypeId: insuranceTypeNumber(country, 'ISAPRE'),
        path: `/Isapre/${isapre.url}/Planes/${code}`,
      },
      selling: { ...empty.selling, salesChannels: ['executive'] },
      terms: {
        contractType: 'Individual',
        modality: clinicsOf(fields).length > 0 ? modalities.someClinics : modalities.noClinics,
        annualBenefitMaximum: { kind: 'perService' },
      },
      highlights: highlightsOf(fields),
      coverages: coveragesOf(fields),
      coverageOrganizations: clinicsOf(fields).map((clinic) => ({
        id: clinicNumber(clinic),
        coverages: clinicCoverages(fields, clinic),
      })),
      descriptions: [
        ...(where.length > 0 ? [{ title: 'Zonas', content: `${zonesBegin}${where.join(', ')}.` }] : []),
        ...(notes ? [{ title: 'Línea', content: notes }] : []),
      ],
      conditions: cap ? [caps] : [],
      payment: { periodicity: 'monthly', modes: [] },
    },
  };
};

const typeOfIsapres: Needed = {
  is: 'insuranceType',
  id: insuranceTypeNumber(country, 'ISAPRE'),
  details: { country, name: 'ISAPRE', displayName: 'Isapre', url: 'Isapre', comparePath: '/Comparar/Isapres', profileType: 'persons' },
}; // oxfmt-ignore

const needsOf = (
  insurers: ReadonlySet<Plan['isapre']>,
  clinics: ReadonlySet<string>,
  clinicNumber: ClinicNumber,
): readonly Needed[] => [
  typeOfIsapres,
  ...[...insurers].map(({ id, name, url, isOpen }): Needed => ({
    is: 'organization',
    id,
    details: { country, type: 'ISAPRE', displayName: name, organizationCode: String(id), url, isOpen, isDemo: false },
  })),
  ...sides.map(({ tag, name }): Needed => ({
    is: 'term',
    id: tagNumbers[tag],
    details: { country, kind: 'coverageTag', name: tag, displayName: name },
  })),
  ...[...clinics].map((clinic): Needed => ({
    is: 'clinic',
    id: clinicNumber(clinic),
    details: { country, displayName: nameFromId(clinic), aliases: [clinic], places: [] },
  })),
]; // oxfmt-ignore

export const isapreSource: Source = {
  name: 'isapre',
  read: async (rows) => {
    const columns = columnsWithValues();
    const { read, unread } = await readEach(columns.follow(rows), plan, 'code', (one) => one, tooManyClinics);
    const [clinicNumber, onto] = [clinicNumbers(), columns.onto()];
    const [insurers, clinics] = [new Set<Plan['isapre']>(), new Set<string>()];
    const brings: Brought[] = [];
    for await (const { row, fields } of yielding(read)) {
      insurers.add(fields.isapre);
      for (const clinic of clinicsOf(fields)) clinics.add(clinic);
      brings.push({ is: 'product', row, code: fields.code, offered: offeredOf(fields, clinicNumber, onto) });
    }
    return { needs: needsOf(insurers, clinics, clinicNumber), brings, unread };
  },
};
