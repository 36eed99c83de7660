/** The scope of the catalogue: one's own countries; for administrators all. */
import { type AnyEvent, type Decision, rejectActor } from '../../kit/event-sourcing/index.ts';
import { countriesOf, may, type ScopeRule, sees, type Staff } from '../../identity/index.ts';
import { type CountryCode } from '../../kit/country/index.ts';
import { type ProductContent } from '../../product-content/index.ts';

/** Whether a market's catalogue is somebody's to write; what of it their other permissions say. */
export const mayTendCatalogue = (country: CountryCode, staff: Pick<Staff, 'roles' | 'countries'>): boolean =>
  countriesOf(staff, 'catalogue:write').includes(country);

/** The visibility rule of the catalogue in the console: records have no owner, and belong to their country. */
export const catalogueScopeRule: ScopeRule = {
  permission: 'catalogue:read',
  heldBy: { own: ['country'], team: ['country'], country: ['country'], all: [] },
};

/** Whether somebody may see a record of the catalogue in the console. */
export const maySeeCatalogue = (country: CountryCode | undefined, staff: Staff): boolean =>
  country !== undefined && sees(catalogueScopeRule, staff, { country });

/**
 * What of a product's content somebody may read. What it brings in is for those who write the catalogue: who advises
 * visitors must not be led by it (docs/decisions/0043).
 */
export const contentFor = <Content extends Pick<ProductContent, 'selling'>>(
  content: Content,
  staff: Pick<Staff, 'roles'>,
): Content => {
  if (may(staff, 'catalogue:write')) return content;
  const { commissionPercentage: _, ...selling } = content.selling;
  return { ...content, selling };
};

/** In Spanish, why somebody may not. */
export const ofAnotherCountry = 'Es del catálogo de otro país.';

/**
 * A decision by somebody of the staff.
 * @param countryOf where the record is, once it is somewhere
 * @param given where a new one is to be
 * @throws Rejection `NOT_ALLOWED`, or what the decision throws
 */
export const byStaff =
  <State, Event extends AnyEvent>(
    staff: Staff,
    countryOf: ((state: State) => CountryCode | undefined) | undefined,
    decide: Decision<State, Event>,
    given?: CountryCode,
  ): Decision<State, Event> =>
  (state, now) => {
    for (const country of [countryOf?.(state), given])
      if (country !== undefined && !mayTendCatalogue(country, staff)) return rejectActor(ofAnotherCountry);
    return decide(state, now);
  };
