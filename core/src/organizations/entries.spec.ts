/** Organizations, insurance types, clinics and terms live alike: each is held to the same sentences. */
import { describe, expect, test } from 'vitest';
import { type Decider, type Decision, type EventSet, upcast } from '../kit/event-sourcing/index.ts';
import { given } from '../kit/testing/index.ts';
import { fieldErrors } from '../kit/validation/index.ts';
import { coverageOrganizationNumber, organizationNumber } from './organization-numbers.ts';
import * as terms from '../insurance-types/catalogue-term.ts';
import * as clinics from './coverage-organization.ts';
import { type Entry } from '../kit/entries/index.ts';
import * as numbers from './organization-numbers.ts';
import * as types from '../insurance-types/insurance-type.ts';
import * as organizations from './organization.ts';

type Kind<Details, Event extends { readonly type: string; readonly data: object }> = {
  readonly decider: Decider<Entry<Details>, Event>;
  readonly prefix: string;
  readonly details: Details;
  readonly other: Partial<Details>;
  readonly emptied: Partial<Details>;
  /** What is told of one whose number is taken. */
  readonly taken: Readonly<Record<string, string>>;
  readonly register: (details: Details) => Decision<Entry<Details>, Event>;
  readonly change: (given: Partial<Details>) => Decision<Entry<Details>, Event>;
  readonly hide: () => Decision<Entry<Details>, Event>;
  readonly show: () => Decision<Entry<Details>, Event>;
};

const livesAlike = <Details, Event extends { readonly type: string; readonly data: object }>(
  name: string,
  kind: Kind<Details, Event>,
): void => {
  const { decider, prefix, details, other, emptied, taken, register, change, hide, show } = kind;
  const event = (what: string, data: object = {}) => ({ type: `${prefix}${what}`, data }) as Event;
  const registered = event('Registered', details as object);

  describe(name, () => {
    test('is registered, in its own country', () => {
      given(decider, registered).when(register(details)).then();
      given(decider).when(register(details)).then(registered);
      expect(decider.country?.({ status: 'shown', details })).toBe('PE');
      expect(decider.country?.(decider.initial)).toBeUndefined();
    });
    test('of a number that is taken is refused, by its field and with what there is', () =>
      given(decider, registered)
        .when(register({ ...details, ...other }))
        .rejected('ALREADY_REGISTERED', taken));
    test('is changed where it is said something else of', () => {
      given(decider, registered)
        .when(change({ ...details, ...other }))
        .then(event('Changed', other));
      given(decider, registered, event('Changed', other as object))
        .when(change(other))
        .then();
      given(decider, registered).when(change({})).then();
    });
    test('has fields that can be emptied', () => {
      given(decider, registered).when(change(emptied)).then(event('Changed', emptied));
      given(decider, registered, event('Changed', emptied as object))
        .when(change(emptied))
        .then();
    });
    test('stays in its country', () =>
      given(decider, registered)
        .when(change({ country: 'CL' } as unknown as Partial<Details>))
        .rejected('INVALID_INPUT', { country: 'El país no se puede cambiar.' }));
    test('is hidden and shown, each once', () => {
      given(decider, registered).when(hide()).then(event('Hidden'));
      given(decider, registered, event('Hidden')).when(hide()).then();
      given(decider, registered, event('Hidden')).when(show()).then(event('Shown'));
      given(decider, registered).when(show()).then();
      given(decider, registered, event('Hidden'), event('Changed', other as object))
        .when(hide())
        .then();
    });
    test('that does not exist is not found', () => {
      given(decider).when(change(other)).rejected('NOT_FOUND');
      given(decider).when(hide()).rejected('NOT_FOUND');
      given(decider).when(show()).rejected('NOT_FOUND');
    });
  });
};

livesAlike('an organization', {
  decider: organizations.organization,
  prefix: 'Organization',
  details: {
    country: 'PE',
    type: 'EPS',
    displayName: 'Pacífica del Sur EPS',
    organizationCode: 'PAC',
    url: 'Pacifica-del-Sur-EPS',
    image: '/marcas/pacifica.svg',
    brandColour: '#0a7d4f',
    isDemo: true,
  },
  other: { displayName: 'Pacífica EPS' },
  emptied: { image: null },
  taken: {
    url: 'Ya está registrada: «Pacífica del Sur EPS». Si es otra organización, usa una dirección distinta.',
  },
  register: organizations.registerOrganization,
  change: organizations.changeOrganization,
  hide: organizations.hideOrganization,
  show: organizations.showOrganization,
});
livesAlike('an insurance type', {
  decider: types.insuranceType,
  prefix: 'InsuranceType',
  details: {
    country: 'PE',
    name: 'SALUD_INDIVIDUAL',
    displayName: 'Seguro de salud',
    url: 'Seguros-de-Salud',
    upperTypeId: 7,
    profileType: 'persons',
  },
  other: { displayName: 'Seguros de salud', colour: '#fff' },
  emptied: { upperTypeId: null },
  taken: {
    name: 'Ya está registrado: «Seguro de salud». Si es otro tipo de seguro, usa un nombre distinto.',
  },
  register: types.registerInsuranceType,
  change: types.changeInsuranceType,
  hide: types.hideInsuranceType,
  show: types.showInsuranceType,
});
livesAlike('a clinic', {
  decider: clinics.coverageOrganization,
  prefix: 'CoverageOrganization',
  details: {
    country: 'PE',
    displayName: 'Clínica Miraflores',
    aliases: ['C. Miraflores'],
    registerCode: '00012897',
    places: [{ address: 'Jr. Hermosura 640', region: 'Lima', lat: -12.1, lng: -77.03 }],
  },
  other: { places: [] },
  emptied: { registerCode: null },
  taken: {
    registerCode:
      'Ya está registrada: «Clínica Miraflores». Si es otra clínica, dale su código del registro.',
  },
  register: clinics.registerCoverageOrganization,
  change: clinics.changeCoverageOrganization,
  hide: clinics.hideCoverageOrganization,
  show: clinics.showCoverageOrganization,
});
livesAlike('a term', {
  decider: terms.catalogueTerm,
  prefix: 'CatalogueTerm',
  details: { country: 'PE', kind: 'coverageTag', name: 'Ambulatorio', icon: '/iconos/ambulatorio.svg' },
  other: { name: 'Atención ambulatoria' },
  emptied: { icon: null },
  taken: { name: 'Ya está registrado: «Ambulatorio». Si es otro término, usa un nombre distinto.' },
  register: terms.registerCatalogueTerm,
  change: terms.changeCatalogueTerm,
  hide: terms.hideCatalogueTerm,
  show: terms.showCatalogueTerm,
});

describe('the number of an entry', () => {
  const insurer = { type: 'ISAPRE', organizationCode: 'X', isDemo: false } as const;
  const clinic = { displayName: 'Clínica Uno', places: [] };
  test('of an isapre of Chile is the market’s, whichever of its names is typed', () => {
    const colmena = { ...insurer, country: 'CL', displayName: 'Mi Colmena', url: 'colmena' } as const;
    expect(numbers.numberOfOrganization(colmena)).toBe(67);
    const masvida = { ...insurer, country: 'CL', displayName: 'Nueva MasVida', url: 'NM' } as const;
    expect(numbers.numberOfOrganization(masvida)).toBe(81);
  });
  test('of an isapre that the market does not know follows from the address', () => {
    const other = { ...insurer, country: 'CL', displayName: 'Colmena 2', url: 'Colmena-2' } as const;
    expect(numbers.numberOfOrganization(other)).toBe(organizationNumber('CL', 'Colmena-2'));
  });
  test('of others follows from the address: also of who is called like an isapre and is none', () => {
    const other = {
      ...insurer,
      country: 'CL',
      type: 'ASEG',
      displayName: 'Colmena',
      url: 'Colmena',
    } as const;
    expect(numbers.numberOfOrganization(other)).toBe(organizationNumber('CL', 'Colmena'));
  });
  test.each([
    [{ country: 'PE', aliases: ['uno'], registerCode: '7734' }, '00007734'],
    [{ country: 'CL', aliases: ['cl-uno', 'C. Uno'], registerCode: '7734' }, 'cl-uno'],
    [{ country: 'PE', aliases: [] }, 'Clínica Uno'],
  ] as const)('of a clinic such as %j follows from %s', (given, code) =>
    expect(numbers.numberOfCoverageOrganization({ ...clinic, ...given, aliases: [...given.aliases] })).toBe(
      coverageOrganizationNumber(given.country, code),
    ),
  );
});

test('an isapre of the market is there under any address: another one needs another name', () => {
  const colmena = {
    type: 'ISAPRE',
    organizationCode: 'X',
    isDemo: false,
    country: 'CL',
    displayName: 'Colmena',
    url: 'Colmena',
  } as const;
  given(organizations.organization, { type: 'OrganizationRegistered', data: colmena })
    .when(organizations.registerOrganization({ ...colmena, url: 'otra' }))
    .rejected('ALREADY_REGISTERED', {
      displayName: 'Ya está registrada: «Colmena». Si es otra isapre, usa un nombre distinto.',
    });
});

describe('what is sent of an organization', () => {
  const errorsOf = (more: object) => {
    const sent = {
      country: 'PE',
      type: 'EPS',
      displayName: 'Uno',
      organizationCode: 'U',
      url: 'Uno',
      isDemo: false,
    };
    const read = organizations.organizationDetails.safeParse({ ...sent, ...more });
    return read.success ? {} : fieldErrors(read.error);
  };
  test.each<[object, object]>([
    [{}, {}],
    [{ url: 'dos palabras' }, { url: 'Escribe letras y números, con guiones en vez de espacios.' }],
    [{ url: '../x' }, { url: 'Escribe letras y números, con guiones en vez de espacios.' }],
    [
      { image: 'javascript:alert(1)' },
      { image: 'Sube la imagen: no se muestran las que están en otro sitio.' },
    ],
    [
      { image: 'https://otro.sitio/x.png' },
      { image: 'Sube la imagen: no se muestran las que están en otro sitio.' },
    ],
    [
      { brandColour: 'rojo' },
      { brandColour: 'Escribe un color de 3 o 6 dígitos hexadecimales, como #0a7d4f.' },
    ],
    [{ displayName: ' ' }, { displayName: 'Campo requerido.' }],
    [{ country: undefined }, { country: 'Campo requerido.' }],
    [{ isOpen: 'sí' }, { isOpen: 'Debe ser sí o no.' }],
    [{ dueño: 'yo' }, { dueño: 'Este campo no existe.' }],
  ])('%j is answered with %j', (more, errors) => expect(errorsOf(more)).toEqual(errors));
});

test.each([
  [{ registerCode: '12897' }, 'registerCode', 'dale su código del registro'],
  [{ aliases: ['C. Miraflores'] }, 'aliases', 'pon primero el nombre con que la conocen los archivos'],
  [{}, 'displayName', 'dale un nombre distinto'],
])('a clinic with %j that is there already is told by %s how to be another', (known, field, what) => {
  const details: clinics.CoverageOrganizationDetails = { country: 'PE', displayName: 'Clínica Miraflores', aliases: [], places: [], ...known };
  given(clinics.coverageOrganization, { type: 'CoverageOrganizationRegistered', data: details })
    .when(clinics.registerCoverageOrganization({ ...details, places: [{ address: 'Jr. Uno' }] }))
    .rejected('ALREADY_REGISTERED', { [field]: `Ya está registrada: «Clínica Miraflores». Si es otra clínica, ${what}.` });
}); // oxfmt-ignore

const older: [string, EventSet, object, 'image' | 'icon'][] = [
  ['OrganizationRegistered', organizations.organizationEvents, { country: 'PE', type: 'EPS', displayName: 'Uno', organizationCode: 'U', url: 'Uno', isDemo: false }, 'image'],
  ['OrganizationChanged', organizations.organizationEvents, {}, 'image'],
  ['CoverageOrganizationRegistered', clinics.coverageOrganizationEvents, { country: 'PE', displayName: 'Uno', aliases: [], places: [] }, 'image'],
  ['CoverageOrganizationChanged', clinics.coverageOrganizationEvents, {}, 'image'],
  ['InsuranceTypeRegistered', types.insuranceTypeEvents, { country: 'PE', name: 'UNO', displayName: 'Uno', url: 'uno' }, 'icon'],
  ['InsuranceTypeChanged', types.insuranceTypeEvents, {}, 'icon'],
  ['CatalogueTermRegistered', terms.catalogueTermEvents, { country: 'PE', kind: 'feature', name: 'Uno' }, 'icon'],
  ['CatalogueTermChanged', terms.catalogueTermEvents, {}, 'icon'],
]; // oxfmt-ignore
test.each(older)('a picture of another site in an older %s is none', (type, events, data, field) => {
  const read = (picture: string) => upcast(events[type]!, 1, { ...data, [field]: picture });
  expect(read('https://logos.example/uno.png')).toEqual({ ...data, [field]: null });
  expect(read('/marcas/uno.svg')).toEqual({ ...data, [field]: '/marcas/uno.svg' });
});
