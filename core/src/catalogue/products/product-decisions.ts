/** Decisions about a product. A decision that would change nothing gives no event. */
import { type Decision, reject, rejectInput, rejectUnknown } from '../../kit/event-sourcing/index.ts';
import { type PriceRule } from '../../pricing/index.ts';
import { fieldErrors, inSpanish } from '../../kit/validation/index.ts';
import {
  type ContentChanges,
  contentSections,
  productContent,
  type ProductContent,
} from '../../product-content/index.ts';
import { type Draft, type KnownProduct, type Product, type ProductEvent } from './product.ts';
import { type Publication, type PublishedContent, publishingErrors, type References } from './publication.ts';
import { sameValue } from '../../kit/values/index.ts';

type ProductDecision = Decision<Product, ProductEvent>;

const known = (product: Product): KnownProduct =>
  product.status === 'unknown' ? rejectUnknown('No existe ese producto.') : product;

/** Begins a product; the same again changes nothing. @throws Rejection `ALREADY_DRAFTED` for another one */
export const draftProduct =
  ({ country, content }: Pick<Draft, 'country' | 'content'>): ProductDecision =>
  (product) => {
    if (product.status === 'unknown') return [{ type: 'ProductDrafted', data: { country, content } }];
    return product.country === country && sameValue(product.content, content)
      ? []
      : reject('ALREADY_DRAFTED', 'Ya existe un producto con ese código.');
  };

const changedSections = (content: ProductContent, changes: ContentChanges): ContentChanges =>
  Object.fromEntries(
    contentSections.flatMap((section) => {
      const value = changes[section];
      return value === undefined || sameValue(value, content[section]) ? [] : [[section, value]];
    }),
  );

const changed = (product: KnownProduct, changes: ContentChanges): readonly ProductEvent[] => {
  const sections = changedSections(product.content, changes);
  return Object.keys(sections).length === 0 ? [] : [{ type: 'ProductChanged', data: { changes: sections } }];
};

/** Gives sections of the content new values; what is left out stays. @throws Rejection `NOT_FOUND` */
export const changeProduct =
  (changes: ContentChanges): ProductDecision =>
  (product) =>
    changed(known(product), changes);

/** Says what it costs whom. @throws Rejection `NOT_FOUND` */
export const priceProduct =
  (price: PriceRule): ProductDecision =>
  (product) =>
    sameValue(known(product).price, price) ? [] : [{ type: 'ProductPriced', data: { price } }];

/** A reference as it was called on that day. */
const named = <Named extends object>({
  country: _,
  isHidden: __,
  ...reference
}: Named & { readonly country: unknown; readonly isHidden: boolean }) => reference;

/** @throws Rejection `INVALID_INPUT` with a message per field that visitors would miss */
const publicationOf = (code: string, draft: Draft, references: References): Publication => {
  const errors = publishingErrors(code, draft, references);
  if (Object.keys(errors).length > 0) {
    const unknown = Object.keys(references.unknown ?? {}).map(
      (field) => [field, 'FOREIGN_KEY_CONFLICT'] as const,
    );
    return rejectInput(errors, Object.fromEntries(unknown));
  }
  return {
    country: draft.country,
    content: draft.content as PublishedContent,
    price: draft.price!,
    organization: named(references.organization!),
    insuranceType: named(references.insuranceType!),
  };
};

const published = (product: Product, publication: Publication): readonly ProductEvent[] =>
  product.status === 'published' && sameValue(product.published, publication)
    ? []
    : [{ type: 'ProductPublished', data: publication }];

/** The look-ups belong to the draft that is published: somebody may have changed it in between. */
const upToDate = ({ content: { identity } }: Draft, { organization, insuranceType }: References): boolean =>
  (organization === undefined || organization.id === identity.organizationId) &&
  (insuranceType === undefined || insuranceType.id === identity.insuranceTypeId);

/**
 * Shows visitors the draft as it stands, as the next version; nothing when they see it so already.
 * @param references what the draft refers to, looked up
 * @throws Rejection `NOT_FOUND`; `INVALID_INPUT` by field; `CHANGED_MEANWHILE` when other things were looked up
 */
export const publishProduct =
  (code: string, references: References): ProductDecision =>
  (product) => {
    const draft = known(product);
    if (!upToDate(draft, references))
      return reject(
        'CHANGED_MEANWHILE',
        'El producto cambió mientras se publicaba. Revísalo y vuelve a intentarlo.',
      );
    return published(product, publicationOf(code, draft, references));
  };

type Said = { readonly content: ProductContent; readonly price?: PriceRule };
const sameSaid = (one: Said, other: Said): boolean =>
  sameValue(one.content, other.content) && sameValue(one.price, other.price);

/** Whether the draft says or costs something else than what visitors see, or saw last. */
export const isChangedSincePublished = (product: KnownProduct): boolean =>
  !product.published || !sameSaid(product.published, product);

/** Takes it out of visitors' sight; again changes nothing. @throws Rejection `NOT_FOUND`, `INVALID_TRANSITION` */
export const withdrawProduct =
  (note: string | undefined): ProductDecision =>
  (product) => {
    const { status } = known(product);
    if (status === 'withdrawn') return [];
    return status === 'published'
      ? [{ type: 'ProductWithdrawn', data: { note } }]
      : reject('INVALID_TRANSITION', 'El producto no está publicado.');
  };

/** A product as a file brings it. */
export type OfferedProduct = Draft & {
  readonly price: PriceRule;
  /** The published content with the file's values put in; without it the file alone counts. */
  readonly onto?: (stands: ProductContent, brought: ProductContent) => ProductContent;
};

/** Content and price of a product after an import: staff may have added what such a file does not know. */
export const broughtTo = (
  product: Product,
  offered: OfferedProduct,
): Draft & { readonly price: PriceRule } => {
  const { country, price, onto } = offered;
  const stands = product.status === 'unknown' ? undefined : product.published?.content;
  return { country, price, content: onto && stands ? onto(stands, offered.content) : offered.content };
};

/** Together with what staff added it may be more than a product holds. */
const fitting = ({ content }: Draft): void => {
  const { error } = productContent.safeParse(content, { error: inSpanish });
  if (error) rejectInput(fieldErrors(error));
};

/** The draft has changes that visitors don't see, and it is not they that the file brings. */
const isWorkedOn = (product: KnownProduct, brought: Draft): boolean =>
  isChangedSincePublished(product) && !sameSaid(product, brought);

const isSeen = ({ status, published }: KnownProduct, brought: Draft): boolean =>
  status === 'published' && published !== undefined && sameSaid(published, brought);

/**
 * Publishes what a file makes of a product, new or not, in one event that says all of it: the draft is the same from then on.
 * The same file again changes nothing. A draft that staff work at is neither published nor lost.
 * @throws Rejection `INVALID_INPUT` by field; `UNPUBLISHED_CHANGES` when visitors are to see something else and the draft
 *   has changes that the file does not bring
 */
export const offerProduct =
  (code: string, offered: OfferedProduct, references: References): ProductDecision =>
  (product) => {
    if (product.status !== 'unknown' && product.country !== offered.country)
      return rejectInput({ country: 'Ya existe un producto con ese código en otro país.' });
    const brought = broughtTo(product, offered);
    const publication = publicationOf(code, brought, references);
    if (product.status !== 'unknown' && isWorkedOn(product, brought))
      return isSeen(product, brought)
        ? []
        : reject(
            'UNPUBLISHED_CHANGES',
            'El borrador tiene cambios sin publicar que el archivo no trae. Publícalos o deja el borrador como está publicado, y vuelve a importarlo.',
          );
    const events = published(product, publication);
    if (offered.onto && product.status !== 'unknown' && events.length > 0) fitting(brought);
    return events;
  };
