import { describe, expect, test } from 'vitest';
import { type EventType, upcast } from '../../kit/event-sourcing/index.ts';
import { given, stateAfter } from '../../kit/testing/index.ts';
import { type PriceRule } from '../../pricing/index.ts';
import { type ContentChanges, type ProductContent } from '../../product-content/index.ts';
import {
  changeProduct,
  draftProduct,
  isChangedSincePublished,
  offerProduct,
  priceProduct,
  publishProduct,
  withdrawProduct,
} from './product-decisions.ts';
import { type KnownProduct, product, type ProductEvent, productEvents } from './product.ts';
import { insuranceTypeNumber } from '../../insurance-types/index.ts';
import { organizationNumber } from '../../organizations/index.ts';
import { examplePlan, examplePublication, exampleReferences, fixedPrice } from '../testing/plans.ts';

const code = 'Plan-Uno';
const { country, content, price } = examplePlan({ code });
const references = exampleReferences({ code });
const cheaper = fixedPrice(8_900);
const renamed = { ...content.identity, displayName: 'Plan Uno Plus' };

const drafted: ProductEvent = { type: 'ProductDrafted', data: { country, content } };
const changed = (changes: ContentChanges): ProductEvent => ({ type: 'ProductChanged', data: { changes } });
const priced: ProductEvent = { type: 'ProductPriced', data: { price } };
const published = {
  type: 'ProductPublished' as const,
  data: examplePublication({ code }),
} satisfies ProductEvent;
const withdrawn = (note?: string): ProductEvent => ({ type: 'ProductWithdrawn', data: { note } });
const onSale = [drafted, priced, published];
const publish = publishProduct(code, references);

describe('drafting a product', () => {
  test('begins it', () => given(product).when(draftProduct({ country, content })).then(drafted));
  test('again as it is changes nothing', () =>
    given(product, drafted).when(draftProduct({ country, content })).then());
  test('of a code that is taken is refused', () =>
    given(product, drafted)
      .when(draftProduct({ country: 'CL', content }))
      .rejected('ALREADY_DRAFTED'));
});

describe('changing a product', () => {
  test('holds the sections that differ, whole', () =>
    given(product, drafted)
      .when(changeProduct({ identity: renamed, faq: [], terms: { modality: 'Libre' } }))
      .then(changed({ identity: renamed, terms: { modality: 'Libre' } })));
  test('to what it is changes nothing', () =>
    given(product, drafted, changed({ identity: renamed }))
      .when(changeProduct({ identity: renamed, coverages: [] }))
      .then());
  test('needs a product', () =>
    given(product)
      .when(changeProduct({ faq: [] }))
      .rejected('NOT_FOUND'));
});

describe('pricing a product', () => {
  test('gives it a rule', () => given(product, drafted).when(priceProduct(price)).then(priced));
  test('as it is changes nothing', () =>
    given(product, drafted, priced)
      .when(priceProduct({ ...price }))
      .then());
});

describe('publishing a product', () => {
  test('shows visitors all of it, with who offers it as that is called today', () =>
    given(product, drafted, priced).when(publish).then(published));
  test('that they see so already changes nothing', () =>
    given(product, ...onSale)
      .when(publish)
      .then());
  test('with another price is another version', () =>
    given(product, ...onSale, { type: 'ProductPriced', data: { price: cheaper } })
      .when(publish)
      .then({ type: 'ProductPublished', data: { ...examplePublication({ code }), price: cheaper } }));
  test('is possible again after it was withdrawn', () =>
    given(product, ...onSale, withdrawn())
      .when(publish)
      .then(published));
  test('needs all that visitors need, and says what is missing', () =>
    given(product, {
      type: 'ProductDrafted',
      data: { country, content: { ...content, identity: { name: 'Plan', isDemo: false } } },
    })
      .when(publishProduct(code, {}))
      .rejected('INVALID_INPUT', {
        'identity.organizationId': 'Campo requerido.',
        'identity.insuranceTypeId': 'Campo requerido.',
        'identity.path': 'Campo requerido.',
        price: 'Falta la regla de precio.',
      }));
  test('at a path that another product could have is refused', () =>
    given(
      product,
      drafted,
      priced,
      changed({ identity: { ...content.identity, path: '/Seguros/Aseguradora/Otro' } }),
    )
      .when(publish)
      .rejected('INVALID_INPUT', {
        'identity.path': 'Debe terminar en /Plan-Uno: así ninguna otra es igual.',
      }));
  test.each([
    [{ ...references, organization: undefined }, 'identity.organizationId', 'No existe esa organización.'],
    [
      { ...references, organization: { ...references.organization!, isHidden: true } },
      'identity.organizationId',
      'La organización está oculta.',
    ],
    [
      { ...references, insuranceType: { ...references.insuranceType!, country: 'CL' as const } },
      'identity.insuranceTypeId',
      'El tipo de seguro es de otro país.',
    ],
    [
      { ...references, unknown: { 'features.0.id': 'No existe ese término.' } },
      'features.0.id',
      'No existe ese término.',
    ],
  ])('that refers to what is not there is refused: %#', (looked, field, message) =>
    given(product, drafted, priced)
      .when(publishProduct(code, looked))
      .rejected('INVALID_INPUT', { [field]: message }),
  );
  test('whose price rule insures nobody is refused', () => {
    const forNobody: PriceRule = {
      kind: 'perInsured',
      unit: 'PEN',
      period: 'monthly',
      tax: { treatment: 'exempt' },
      insured: {},
      amounts: { holder: 100 },
    };
    given(product, drafted, { type: 'ProductPriced', data: { price: forNobody } })
      .when(publish)
      .rejected('INVALID_INPUT', {
        price:
          'La regla de precio no asegura a nadie: di a quiénes —personas o razas—, desde qué edad y cuánto cuesta cada uno.',
      });
  });
  test('that is larger than the event store takes is refused', () => {
    const descriptions = Array.from({ length: 40 }, () => ({ title: 'Largo', content: 'x'.repeat(9_000) }));
    given(product, drafted, priced, changed({ descriptions })).when(publish).rejected('INVALID_INPUT', {
      content: 'Es demasiado grande: acorta los textos o deja menos clínicas.',
    });
  });
  test('on what was looked up for an older draft is refused', () =>
    given(product, drafted, priced, changed({ identity: { ...content.identity, organizationId: 7 } }))
      .when(publish)
      .rejected('CHANGED_MEANWHILE'));
  test('that does not exist is refused', () => given(product).when(publish).rejected('NOT_FOUND'));
});

describe('withdrawing a product', () => {
  test('takes it from visitors, with a note', () =>
    given(product, ...onSale)
      .when(withdrawProduct('La aseguradora lo cerró'))
      .then(withdrawn('La aseguradora lo cerró')));
  test('again changes nothing', () =>
    given(product, ...onSale, withdrawn())
      .when(withdrawProduct('x'))
      .then());
  test('that was never published is refused', () =>
    given(product, drafted).when(withdrawProduct(undefined)).rejected('INVALID_TRANSITION'));
});

describe('a product that a file brings', () => {
  const offered = examplePlan({ code });
  const offer = offerProduct(code, offered, references);
  test('is published in one event, and its draft says the same', () => {
    given(product).when(offer).then(published);
    const { published: seen, ...state } = stateAfter(product, published) as KnownProduct;
    expect(state).toMatchObject({
      country: 'PE',
      content: seen!.content,
      price: seen!.price,
      publications: 1,
    });
  });
  test('again changes nothing', () =>
    given(product, ...onSale)
      .when(offer)
      .then());
  test('that says something else is published so', () =>
    given(product, ...onSale)
      .when(
        offerProduct(
          code,
          { ...offered, content: { ...content, identity: renamed }, price: cheaper },
          references,
        ),
      )
      .then({
        type: 'ProductPublished',
        data: {
          ...examplePublication({ code }),
          price: cheaper,
          content: {
            ...examplePublication({ code }).content,
            identity: { ...examplePublication({ code }).content.identity, displayName: 'Plan Uno Plus' },
          },
        },
      }));
  test('that lacks what visitors need is refused whole', () =>
    given(product)
      .when(
        offerProduct(
          code,
          { ...offered, content: { ...content, identity: { name: 'Plan', isDemo: true } } },
          {},
        ),
      )
      .rejected('INVALID_INPUT'));
  describe('whose draft has changes that visitors don’t see', () => {
    const faq = changed({ faq: [{ question: '¿Sí?', answer: 'Sí.' }] });
    const dearer = offerProduct(code, { ...offered, price: cheaper }, references);
    test('changes nothing when visitors see what the file says', () =>
      given(product, ...onSale, faq)
        .when(offer)
        .then());
    test('is refused when it says something else: the draft is neither published nor lost', () =>
      given(product, ...onSale, faq)
        .when(dearer)
        .rejected('UNPUBLISHED_CHANGES'));
    test('is refused when it was never published, or is withdrawn', () => {
      given(product, drafted, faq).when(offer).rejected('UNPUBLISHED_CHANGES');
      given(product, ...onSale, withdrawn(), faq)
        .when(offer)
        .rejected('UNPUBLISHED_CHANGES');
    });
    test('is published when they are what the file brings', () =>
      given(product, ...onSale, { type: 'ProductPriced', data: { price: cheaper } })
        .when(dearer)
        .then({ type: 'ProductPublished', data: { ...examplePublication({ code }), price: cheaper } }));
  });
  describe('of which the file knows a part', () => {
    const highlightsOnly = { ...offered, onto: (stands: ProductContent, { highlights }: ProductContent) => ({ ...stands, highlights }) };
    const faq = [{ question: '¿Sí?', answer: 'Sí.' }];
    const enriched = [changed({ faq }), { ...published, data: { ...published.data, content: { ...published.data.content, faq } } }];
    test('keeps the rest', () =>
      given(product, ...onSale, ...enriched)
        .when(offerProduct(code, highlightsOnly, references))
        .then());
    test('is whole when it is new', () =>
      given(product)
        .when(offerProduct(code, highlightsOnly, references))
        .then(published));
    test('is refused by field where both are more than a product holds', () => {
      const highlights = Array.from({ length: 61 }, (_, at) => `${at}`);
      given(product, ...onSale)
        .when(offerProduct(code, { ...highlightsOnly, content: { ...content, highlights } }, references))
        .rejected('INVALID_INPUT', { highlights: 'Son 60 como máximo.' });
    });
  }); // oxfmt-ignore
  test('of a code that another country has is refused', () =>
    given(product, ...onSale)
      .when(offerProduct(code, { ...offered, country: 'CL' }, references))
      .rejected('INVALID_INPUT', { country: 'Ya existe un producto con ese código en otro país.' }));
});

describe('a product as it stands', () => {
  test('counts its publications, and knows since when', () => {
    const state = stateAfter(product, ...onSale, withdrawn(), published);
    expect(state).toMatchObject({
      status: 'published',
      publications: 2,
      publishedAt: '2026-03-02T15:04:00.000Z',
    });
    expect(state).not.toHaveProperty('withdrawnAt');
  });
  test('tells a draft that visitors don’t see yet', () => {
    const isChanged = (...past: ProductEvent[]) =>
      isChangedSincePublished(stateAfter(product, ...past) as KnownProduct);
    expect(isChanged(drafted)).toBe(true);
    expect(isChanged(...onSale)).toBe(false);
    expect(isChanged(...onSale, changed({ identity: renamed }))).toBe(true);
  });
});

describe('what was published before products had content and rules', () => {
  const first = {
    country: 'PE',
    name: 'Plan Uno',
    description: 'Cobertura básica',
    organization: { name: 'Aseguradora', url: 'aseguradora', type: 'ASEG' },
    insuranceType: { name: 'SALUD', displayName: 'Salud' },
    path: '/Seguros/Aseguradora/Plan-Uno',
    price: { amount: 9_900, currency: 'PEN' },
    benefits: ['Consultas'],
    isDemo: true,
  };
  const type: EventType = productEvents.ProductPublished;

  test('is read as a publication of today', () => {
    const organizationId = organizationNumber('PE', 'aseguradora');
    const insuranceTypeId = insuranceTypeNumber('PE', 'SALUD');
    expect(upcast(type, 1, first)).toMatchObject({
      country: 'PE',
      content: {
        identity: { name: 'Plan Uno', organizationId, insuranceTypeId, path: first.path, isDemo: true },
        highlights: ['Consultas'],
        descriptions: [{ title: 'Plan Uno', content: 'Cobertura básica' }],
      },
      price: { kind: 'fixed', unit: 'PEN', period: 'monthly', amount: 9_900 },
      organization: { id: organizationId, displayName: 'Aseguradora', url: 'aseguradora', type: 'ASEG' },
      insuranceType: { id: insuranceTypeId, name: 'SALUD', displayName: 'Salud' },
    });
  });
  test('makes a published product by itself', () => {
    const data = upcast(type, 1, first) as Extract<ProductEvent, { type: 'ProductPublished' }>['data'];
    expect(stateAfter(product, { type: 'ProductPublished', data })).toMatchObject({
      status: 'published',
      publications: 1,
      price: { amount: 9_900 },
    });
  });
  test('is read without a description too', () =>
    expect(upcast(type, 1, { ...first, description: '' })).toMatchObject({ content: { descriptions: [] } }));
});
