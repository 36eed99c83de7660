/** A published product as a card: what it says, and what it costs for somebody. */
import { displayNameOf, inUnits, type ProductAnswer, sellsOnline } from '@cotejo/core/product-content';
import { isNewProduct, type Publication, type PublishedContent } from '@cotejo/core/catalogue';
import { startingProfile } from '@cotejo/core/comparator';
import { leastSubscribersOf } from '@cotejo/core/pricing';
import { majorUnits } from '@cotejo/core/kit/money';
import { organizationTypeAlias } from '@cotejo/core/reference/organization-types';
import { annualMaximum } from './annual-maximum.ts';
import { areaOf, type PricedOn, priceOfCard, profilePrice, shownPrice, unit } from './card-price.ts';
import { coverageTags } from './coverage-tags.ts';
import { type Known } from '../known.ts';
import { currentOffers } from './offers.ts';
import { yearlyCostOfCard } from './yearly-cost.ts';

/** What of a publication a card shows. */
export type CardSource = Pick<Publication, 'country' | 'price' | 'organization' | 'insuranceType'> & {
  readonly code: string;
  readonly number: number;
  readonly content: Pick<
    PublishedContent,
    | 'identity'
    | 'selling'
    | 'terms'
    | 'highlights'
    | 'coverages'
    | 'coverageCountries'
    | 'features'
    | 'seo'
    | 'offers'
  >;
  /** Its first description. */
  readonly description: string;
};

const shownOrganization = (id: number, published: Publication['organization'], known: Known) => {
  const organization = known.organizations.get(id);
  return {
    id,
    displayName: published.displayName,
    organizationCode: organization?.organizationCode ?? null,
    metadata: {
      image: organization?.image ?? null,
      url: published.url,
      typeAlias: published.typeAlias ?? organizationTypeAlias(published.type),
    },
  };
};
const shownType = (published: Publication['insuranceType'], { insuranceTypes }: Known) => {
  const type = insuranceTypes.get(published.id);
  const upper = type?.upperTypeId ? insuranceTypes.get(type.upperTypeId) : undefined;
  return {
    ...published,
    description: type?.description || null,
    color: type?.colour ?? null,
    upperType:
      upper && !upper.isHidden ? { name: upper.name, displayName: upper.displayName, url: upper.url } : null,
  };
};
const shownMetadata = (
  { content, price }: CardSource,
  day: string,
): ProductAnswer<'card'>['insuranceMetadata']['metadata'] => {
  const { identity, selling, terms, seo, offers } = content;
  const { priceDetail } = terms;
  return {
    salesChannel: selling.salesChannels,
    isPopular: selling.isPopular,
    hasOffer: currentOffers(offers, day).length > 0,
    modality: terms.modality || null,
    minsubscribers: leastSubscribersOf(price) ?? terms.minSubscribers ?? null,
    annual_benefit_maximum: annualMaximum(terms),
    price_detail: priceDetail
      ? {
          label: priceDetail.label,
          age_range: priceDetail.ageRange
            ? { from: priceDetail.ageRange.from, to: priceDetail.ageRange.to ?? null }
            : null,
        }
      : null,
    url: identity.path,
    seoTitle: seo.title || null,
    seoDescription: seo.description || null,
    seoImage: seo.image ?? null,
  };
};

/** @param distance the affinity with what a visitor chose */
export const cardOf = (
  source: CardSource,
  on: PricedOn,
  known: Known,
  distance: number | null = null,
): ProductAnswer<'card'> => {
  const { code, number, content, organization, insuranceType, country } = source;
  const { identity, selling, terms } = content;
  const price = priceOfCard(source, on);
  const { total } = priceOfCard(source, { ...on, profile: startingProfile(country) });
  return {
    id: number,
    name: identity.name,
    displayName: displayNameOf(content),
    productCode: code,
    url: identity.path,
    description: source.description,
    isDemo: identity.isDemo,
    exclusive: selling.exclusive,
    isNew: isNewProduct(selling.availableFrom, on.day),
    isPromoted: selling.isPromoted,
    onlineSale: sellsOnline(code),
    externalAddress: selling.externalAddress || null,
    availableFrom: selling.availableFrom ?? null,
    image: identity.image || null,
    color: identity.colour ?? null,
    score: selling.score ?? null,
    distance: distance === null ? null : Math.round(distance * 100) / 100,
    benefits: content.highlights,
    deductible: terms.deductible
      ? {
          amount: inUnits(terms.deductible.amount, terms.deductible.unit),
          unit: unit(terms.deductible.unit),
        }
      : null,
    coverages: coverageTags(
      content.coverages.filter(({ scope }) => !scope?.excluded),
      known,
    ),
    features: content.features.flatMap(({ id, included }) => {
      const term = known.terms.get(id);
      return included && term && !term.isHidden ? [{ id, name: term.displayName || term.name }] : [];
    }),
    organization: shownOrganization(organization.id, organization, known),
    insuranceType: shownType(insuranceType, known),
    insuranceMetadata: { metadata: shownMetadata(source, on.day) },
    price: shownPrice(price, areaOf(content, known)),
    priceRange: total
      ? { from: majorUnits(total.amount, total.currency), unit: { code: total.currency } }
      : null,
    profilePrice: profilePrice(price),
    yearlyCost: yearlyCostOfCard(source, on, known),
  };
};
