import { readFileSync } from 'node:fs';
import {
  coverageAmounts,
  inUnits,
  offerTypes,
  productContent,
  sellsOnline,
  statedTerms,
} from '@cotejo/core/product-content';
import { landings, linesOf, menuOf, showcasesOf } from '@cotejo/core/content';
import { datedTableKind, datedTableKinds, publishedRowsOf } from '@cotejo/core/dated-tables';
import { rowAt } from '@cotejo/core/price-tables';
import { catalogueTermNumber } from '@cotejo/core/insurance-types';
import { offerProduct, product } from '@cotejo/core/catalogue';
import { startingProfile, yearlyTotals } from '@cotejo/core/comparator';
import { priceFor, type RuleKind, taxesOf, traceText, usageScenarios } from '@cotejo/core/pricing';
import { type Profile } from '@cotejo/core/profile';
import { type CountryCode, countryCodes } from '@cotejo/core/kit/country';
import { describe, expect, test } from 'vitest';
import { productPatterns } from '../../../../public-web/src/domain/product-paths.ts';
import { typesNamed } from '../../../../read-service/src/catalogue/index.ts';
import { startingPrice } from './starting-price.ts';
import { demoProducts, productsOf } from './index.ts';
import { referredTo } from './referred-to.ts';
import { demoRowsOf, demoTables } from './tables.ts';

const today = '2026-11-20';
const aManWithADog: Profile = {
  country: 'CO',
  policyholders: [{ sex: 'male', age: 25 }],
  dependants: [],
  pets: [{ species: 'dog', age: 3 }],
  isEntered: true,
};
const all = referredTo(countryCodes);
const known = new Set([...all.clinics, ...all.terms].map(({ id }) => Number(id)));

describe('the demo catalogue', () => {
  test('has plans enough of every market to compare, over every type of insurance', () => {
    const counts = countryCodes.map((country) => productsOf(country).length);
    expect(counts.map((count, index) => count >= [60, 40, 30, 20][index]!)).toEqual([true, true, true, true]);
    const types = (country: 'PE' | 'CL') =>
      new Set(productsOf(country).map(({ insuranceType }) => insuranceType.name));
    for (const type of [
      'EPS',
      'SALUD_INDIVIDUAL',
      'PROGRAMA_CLINICO',
      'COLECTIVO',
      'SCTR',
      'SEGURO_MASCOTAS',
      'VIDA',
      'GUARDIAS',
      'VIAJE',
    ])
      expect(types('PE')).toContain(type);
    for (const type of [
      'ISAPRE',
      'COMPLEMENTARIO',
      'DENTAL',
      'CATASTROFICO',
      'SEGURO_MASCOTAS',
      'ACCIDENTES_PERSONALES',
      'GUARDIAS',
      'COLECTIVO',
    ])
      expect(types('CL')).toContain(type);
  });

  test('names each plan, path and number once', () => {
    expect(new Set(demoProducts.map(({ code }) => code)).size).toBe(demoProducts.length);
    const paths = demoProducts.map(({ offered }) => `${offered.country}${offered.content.identity.path}`);
    expect(new Set(paths).size).toBe(paths.length);
    const ids = [...all.clinics, ...all.terms, ...all.organizations, ...all.insuranceTypes].map(
      ({ id }) => id,
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has each plan at an address that its country’s site knows', () => {
    const shapes = (country: CountryCode) =>
      productPatterns[country].map((pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`));
    const lost = demoProducts.filter(({ offered }) =>
      shapes(offered.country).every((shape) => !shape.test(offered.content.identity.path)),
    );
    expect(lost.map(({ code }) => code)).toEqual([]);
  });

  test.each(demoProducts.map((one) => [one.code, one] as const))(
    '%s can be published, refers to what there is, and says that it is a demo',
    (code, { offered, organization, insuranceType }) => {
      const content = productContent.parse(offered.content);
      const named = [
        ...content.coverages.map(({ tagId }) => tagId),
        ...content.coverageOrganizations.flatMap(({ id, coverages }) => [
          id,
          ...coverages.map(({ tagId }) => tagId),
        ]),
        ...content.features.map(({ id }) => id),
        ...content.coverageCountries,
      ];
      expect(named.filter((id) => !known.has(id!))).toEqual([]);
      const { organizationId, insuranceTypeId, isDemo } = content.identity;
      expect([isDemo, organization.isDemo]).toEqual([true, true]);
      const stands = { country: offered.country, isHidden: false };
      const references = {
        organization: { ...organization, typeAlias: undefined, id: organizationId!, ...stands },
        insuranceType: { ...insuranceType, id: insuranceTypeId!, ...stands },
      };
      const published = offerProduct(code, { ...offered, content }, references)(product.initial, new Date());
      expect(published.map(({ type }) => type)).toEqual(['ProductPublished']);
    },
  );

  test.each(demoProducts.map((one) => [one.code, one] as const))(
    '%s has all that a page of details shows',
    (_, { offered: { content } }) => {
      for (const section of [
        'highlights',
        'coverages',
        'features',
        'descriptions',
        'conditions',
        'exclusions',
        'extraBenefits',
        'faq',
      ] as const)
        expect(content[section].length).toBeGreaterThan(0);
      const [policy] = content.documents;
      expect(policy && 'pages' in policy && policy.pages.length).toBeGreaterThan(7);
      expect(content.seo.title).toContain(content.identity.name);
      expect(content.payment?.modes.length).toBeGreaterThan(0);
      const percentages = content.coverages.flatMap(({ amounts }) =>
        Object.values(amounts).flatMap((amount) =>
          amount?.unit === '%' ? [inUnits(amount.maxAmount!, '%')] : [],
        ),
      );
      expect(percentages.filter((one) => one <= 0 || one > 100)).toEqual([]);
    },
  );

  /** By which words a plan tells of a feature in what it covers and gives. */
  const wordsOf: Readonly<Record<string, RegExp>> = {
    orientacion: /orientación.*24 horas|responde las 24 horas/i,
    farmacia: /descuentos?\b.*farmacia|farmacias en convenio/i,
    domicilio: /médico a domicilio/i,
    segundaOpinion: /segunda opinión/i,
    ambulancia: /ambulancia/i,
    telemedicina: /telemedicina|teleconsulta/i,
    chequeo: /chequeo (preventivo|anual)/i,
    maternidad: /\bparto\b/i,
    oncologia: /oncológic/i,
    extranjero: /en el extranjero|evacuación médica/i,
  };
  test.each(demoProducts.map((one) => [one.code, one] as const))(
    '%s has every feature that it tells of among what it covers and gives',
    (_, { offered: { country, content } }) => {
      const told = [
        ...content.highlights,
        ...content.coverages.map(({ name }) => name),
        ...content.extraBenefits.map(({ title, content: text }) => `${title}. ${text}`),
      ].join('\n');
      const has = new Set(content.features.map(({ id }) => id));
      const denied = Object.entries(wordsOf).filter(
        ([feature, words]) => words.test(told) && !has.has(catalogueTermNumber(country, 'feature', feature)),
      );
      expect(denied.map(([feature]) => feature)).toEqual([]);
    },
  );

  test('has a price for whoever has a person, a dog and a company to insure', () => {
    const unpriced = demoProducts.filter(
      ({ offered }) => startingPrice(offered.price, offered.country) === undefined,
    );
    expect(unpriced.map(({ code }) => code)).toEqual([]);
  });

  test('costs what such plans cost', () => {
    const between = (code: string) => {
      const { offered } = demoProducts.find((one) => one.code === code)!;
      return startingPrice(offered.price, offered.country);
    };
    expect(between('Salud-Esencial-Andina')).toEqual({ amount: 11_890, currency: 'PEN' });
    expect(between('Complementario-Cordillera-60')).toEqual({ amount: 19_862, currency: 'CLP' });
    // (1.58 × 1 + 0.884) UF at 25, × 39,214.8
    expect(between('Araucaria-Preferente-80')).toEqual({ amount: 96_625, currency: 'CLP' });
  });

  test('has the taxes of its own country in its prices: in Colombia IVA, and the reduced one of voluntary plans', () => {
    const taxesOfType = (country: CountryCode, type: string) => [
      ...new Set(
        productsOf(country)
          .filter(({ insuranceType }) => insuranceType.name === type)
          .flatMap(({ offered }) => taxesOf(offered.price)),
      ),
    ];
    expect(taxesOfType('CO', 'SEGURO_MASCOTAS')).toEqual(['IVA']);
    expect(taxesOfType('CO', 'MEDICINA_PREPAGADA')).toEqual(['reducedIVA']);
    const told = (code: string) => {
      const { offered } = demoProducts.find((one) => one.code === code)!;
      const options = { day: today, tables: demoTables(today, 'CO') };
      return traceText(priceFor(offered.price, aManWithADog, options).trace, 'CO').join(' ');
    };
    expect(told('Huella-Colombia-Base')).toContain(
      'ya incluye IVA 19 % (vigente desde el 1 de enero de 2017)',
    );
    expect(told('Cafetal-Base')).toContain('ya incluye IVA reducido 5 %');
    expect(told('Condor-Cancer')).toContain('No paga impuesto.');
  });

  test('tells what a year costs under every plan of health care that a person takes out', () => {
    const yearOf = (code: string) => {
      const { offered } = demoProducts.find((one) => one.code === code)!;
      const { country, price, content } = offered;
      const usage = usageScenarios[country];
      const options = { day: today, tables: demoTables(today, country), usage };
      return yearlyTotals(
        { country, price, stated: statedTerms(content) },
        startingProfile(country),
        options,
      );
    };
    const types = [
      'EPS',
      'SALUD_INDIVIDUAL',
      'PROGRAMA_CLINICO',
      'ISAPRE',
      'MEDICINA_PREPAGADA',
      'PAC',
      'POLIZA_SALUD',
      'SALUD_INTERNACIONAL',
    ];
    const told = demoProducts.filter(({ code }) => yearOf(code) !== undefined);
    const silent = demoProducts.filter(
      ({ code, insuranceType }) =>
        types.includes(insuranceType.name) && !told.some((one) => one.code === code),
    );
    // Against cancer alone: it pays for nothing of such a year.
    expect(silent.map(({ code }) => code)).toEqual(['Onco-Andina', 'Condor-Cancer', 'Atlas-Onco']);
    expect(told.length).toBeGreaterThan(70);
    // 12 × 118.90; a consultation of 150 (40 and 20 % of 110) and a test of 120 (20 %).
    expect(yearOf('Salud-Esencial-Andina')?.low).toBe(142_680 + 6_200 + 2_400);
  });

  test.each(countryCodes)('has every kind of offer in %s, and what it offers beside is there', (country) => {
    const offers = productsOf(country).flatMap(({ offered }) => offered.content.offers);
    expect(new Set(offers.map(({ type }) => type))).toEqual(new Set(offerTypes));
    const codes = new Set(productsOf(country).map(({ code }) => code));
    const gone = offers.filter(({ salesLimitQuantity }) => salesLimitQuantity === 0);
    expect(gone.map(({ event }) => event)).toEqual(['Cyber Días']);
    for (const offer of offers) if (offer.type === 'RELATED') expect(codes).toContain(offer.productCode);
  });

  test.each(countryCodes)(
    'is paid in %s once, in parts and by subscription, and lets one change the date',
    (country) => {
      const modes = productsOf(country).flatMap(({ offered }) => offered.content.payment?.modes ?? []);
      expect(new Set(modes.map(({ mode }) => mode))).toEqual(
        new Set(['oneTime', 'subscription', 'deferred', 'changeDate']),
      );
    },
  );

  test.each(countryCodes)('states coverages in every way that insurers of %s do', (country) => {
    const kindsIn = (country: CountryCode) =>
      new Set(
        productsOf(country).flatMap(({ offered }) =>
          offered.content.coverages.flatMap(({ amounts }) => Object.keys(amounts)),
        ),
      );
    // Fonasa and isapres are Chile's.
    const isChilean = (kind: string) => /Isapre|Fonasa|Particular/.test(kind);
    const kinds = coverageAmounts.map(({ kind }) => kind);
    expect(kindsIn(country)).toEqual(new Set(kinds.filter((kind) => country === 'CL' || !isChilean(kind))));
  });

  test('says of a cap that several coverages share which these are', () => {
    const [dental] = productsOf('CL').filter(({ insuranceType }) => insuranceType.name === 'DENTAL');
    const { coverages } = dental!.offered.content;
    const shared = coverages.flatMap(({ id, amounts }) => (amounts.yearlyTop?.coverageIds ? [id] : []));
    expect(shared.length).toBeGreaterThan(2);
    for (const { amounts } of coverages) expect(amounts.yearlyTop?.coverageIds ?? shared).toEqual(shared);
  });

  test('pays of tests no more than a cap that laboratory and images share, in the cost of a year too', () => {
    const { country, price, content } = demoProducts.find(({ code }) => code === 'Cafetal-Base')!.offered;
    const options = { day: today, tables: demoTables(today, country), usage: usageScenarios[country] };
    const years = (coverages: typeof content.coverages) =>
      yearlyTotals(
        { country, price, stated: statedTerms({ ...content, coverages }) },
        startingProfile(country),
        options,
      )!;
    const shared = years(content.coverages);
    const free = years(
      content.coverages.map((one) => ({ ...one, amounts: { ...one.amounts, yearlyTop: null } })),
    );
    expect(shared.medium).toBe(free.medium);
    // High use: 82 % of four tests of 90,000 and of two images of 400,000 are 951,200; the plan pays 600,000.
    expect(shared.high - free.high).toBe(351_200);
  });

  test.each(countryCodes)(
    'sells some plans of %s online, here and elsewhere, and says so in one voice',
    (country) => {
      const channel = ({ offered }: (typeof demoProducts)[number], name: string) =>
        offered.content.selling.salesChannels.some((one) => one === name);
      const here = productsOf(country).filter((one) => channel(one, 'onlineSale'));
      const elsewhere = productsOf(country).filter((one) => channel(one, 'externalOnlineSale'));
      expect([here.length, elsewhere.length].every((count) => count >= 2)).toBe(true);
      const online = productsOf(country).filter(({ code }) => sellsOnline(code));
      expect(new Set(online)).toEqual(new Set([...here, ...elsewhere]));
      expect(here.every(({ code }) => code.startsWith('QpOnlineSale-'))).toBe(true);
      const sentAway = productsOf(country).filter(({ offered }) => offered.content.selling.externalAddress);
      expect(sentAway).toEqual(elsewhere);
    },
  );

  test('has a picture of its own for every insurer, type, word and plan, marked as a demo where one could mistake it', () => {
    const countries = all.terms.filter(({ details }) => details.kind === 'coverageCountry');
    const withPictures = [
      ...all.organizations.map(({ details }) => details.image),
      ...all.insuranceTypes.filter(({ details }) => details.upperTypeId).map(({ details }) => details.icon),
      ...all.terms.filter((term) => !countries.includes(term)).map(({ details }) => details.icon),
      ...demoProducts.map(({ offered }) => offered.content.seo.image),
    ];
    for (const address of new Set(withPictures)) {
      const file = new URL(`../../../../public-web/public/${address}`, import.meta.url);
      const picture = readFileSync(file);
      if (address!.endsWith('.png')) {
        expect(picture.toString('latin1', 1, 4)).toBe('PNG');
        expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1_200, 630]);
      } else expect(picture.toString()).not.toMatch(/<script|href=|<image|\bon\w+=/);
      if (address!.includes('/organizations/'))
        expect(picture.toString()).toContain('logotipo de demostración');
      expect(picture.length).toBeLessThan(50_000);
    }
  });

  test('has every kind of price rule somewhere', () => {
    const kinds: readonly RuleKind[] = [
      'ageBands',
      'eps',
      'collective',
      'sctr',
      'pets',
      'isapre',
      'perInsured',
      'perGuard',
      'perDay',
    ];
    expect(new Set(demoProducts.map(({ offered }) => offered.price.kind))).toEqual(new Set(kinds));
  });
});

describe.each(countryCodes)('in %s, no way of the site leads to an empty market', (country) => {
  const insuranceTypes = referredTo([country]).insuranceTypes.map(({ id, details }) => ({
    ...details,
    id: Number(id),
    isHidden: false,
  }));
  const market = { insuranceTypes: new Map(insuranceTypes.map((type) => [type.id, type])) };
  const productsAt = (productType: string): number => {
    const ids = typesNamed(market, country, productType);
    return productsOf(country).filter(({ offered }) => ids.includes(offered.content.identity.insuranceTypeId))
      .length;
  };
  const lines = linesOf(country);
  const productsBehind = (address: string): number => {
    const [line] = lines.filter(({ compareUrl }) => compareUrl === address.split('#')[0]);
    return line ? productsAt(line.productType) : 0;
  };

  test.each(lines.map(({ name, productType }) => [name, productType]))(
    'the comparator %s has products',
    (_, productType) => expect(productsAt(productType)).toBeGreaterThan(0),
  );
  test('every entry of the menu, with all its links, leads to products', () => {
    const addresses = menuOf(country).flatMap(({ url, categories }) => [
      url,
      ...categories.flatMap(({ compareUrl, links }) => [compareUrl, ...links.map((link) => link.url)]),
    ]);
    expect(addresses.filter((address) => productsBehind(address) === 0)).toEqual([]);
  });
  test('every landing and what the home shows first leads to products of its type', () => {
    const ways = [...landings.filter((landing) => landing.country === country), ...showcasesOf(country)];
    const empty = ways.filter(
      ({ compareUrl, productType }) => productsBehind(compareUrl) === 0 || productsAt(productType) === 0,
    );
    expect(empty.map(({ title }) => title)).toEqual([]);
  });
  test('every type that has products is in the comparator that it names', () => {
    const types = new Set(productsOf(country).map(({ insuranceType }) => insuranceType));
    const nowhere = [...types].filter(({ name, comparePath }) => {
      const line = lines.find(({ compareUrl }) => compareUrl === comparePath);
      const ids = line ? typesNamed(market, country, line.productType) : [];
      return !ids.some((id) => market.insuranceTypes.get(id)?.name === name);
    });
    expect(nowhere.map(({ name }) => name)).toEqual([]);
  });
});

describe('the demo’s tables', () => {
  test('call nothing a demonstration that is published, and tell where each value comes from', () => {
    for (const kind of datedTableKinds)
      for (const { source } of demoRowsOf(kind, today)) {
        expect(source.length, kind.name).toBeLessThanOrEqual(200);
        if (publishedRowsOf(kind.name).length > 0) expect(source).not.toMatch(/^demo/i);
      }
    const [, , , ofNow] = demoRowsOf(datedTableKind('gesPremiums')!, today);
    expect(ofNow!.source).toBe(
      'Superintendencia de Salud: primas desde enero de 2026; Araucaria, Volcán y Maipo: demostración',
    );
  });

  test('have the spec’s two tables of GES premiums at their dates, and those of 2026', () => {
    const at = (day: string) =>
      rowAt(demoTables(today, 'CL').gesPremiums, day)!.row.uf as Readonly<Record<string, string>>;
    expect(at('2022-09-15')).toMatchObject({
      banmedica: '0.59',
      consalud: '0.595',
      'cruz-blanca': '0.74',
      esencial: '0.8',
    });
    expect(at('2025-12-31')).toMatchObject({
      banmedica: '0.602',
      consalud: '0.602',
      'nueva-masvida': '0.795',
      'vida-tres': '0.63',
      colmena: '0.77',
      esencial: '0.8',
    });
    expect(at('2026-01-01')).toMatchObject({
      banmedica: '0.778',
      consalud: '0.731',
      'cruz-blanca': '0.971',
      colmena: '1.036',
    });
  });

  test.each(datedTableKinds.map((kind) => [kind.name, kind] as const))(
    '%s has rows as that table has them',
    (_, kind) => {
      for (const { rows } of demoRowsOf(kind, today)) expect(kind.rows.safeParse(rows).error).toBeUndefined();
    },
  );

  test('tell a value of each day of every pair, and that these are made up', () => {
    const daily = datedTableKinds.filter(({ isDaily }) => isDaily);
    expect(daily.map(({ of }) => of)).toContain('USD/MXN');
    for (const kind of daily) {
      const days = demoRowsOf(kind, today);
      expect([days.length, days.at(-1)!.from, days[0]!.source]).toEqual([120, today, 'Demostración']);
    }
  });

  test('tell the UF of each day of some months, up to today, and the same tomorrow', () => {
    const uf = datedTableKind('exchange.UF-CLP')!;
    const days = demoRowsOf(uf, today);
    expect([days.length, days.at(-1)!.from]).toEqual([120, today]);
    expect(demoRowsOf(uf, '2026-11-21').slice(0, -1)).toEqual(days.slice(1));
    expect(demoRowsOf(uf, '2026-08-01').at(-1)!.rows).toEqual({ value: '39214.8' });
  });
});
