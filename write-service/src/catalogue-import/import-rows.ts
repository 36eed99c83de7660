/** An import, record by record: first what products refer to, then each row; every one has its own result. */
import { broughtTo, byStaff, differences, offerProduct, product } from '@cotejo/core/catalogue';
import {
  catalogueTerm,
  insuranceType,
  registerCatalogueTerm,
  registerInsuranceType,
} from '@cotejo/core/insurance-types';
import {
  changeCoverageOrganization,
  coverageOrganization,
  organization,
  registerCoverageOrganization,
  registerOrganization,
} from '@cotejo/core/organizations';
import { displayNameOf } from '@cotejo/core/product-content';
import { type Entry } from '@cotejo/core/kit/entries';
import {
  type Brought,
  clinicGivenOnto,
  type Needed,
  type ReadFile,
  type UnreadRow,
} from '@cotejo/core/catalogue-import/server';
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { type AnyEvent, type Decider, type Decision } from '@cotejo/core/kit/event-sourcing';
import { type Staff } from '@cotejo/core/identity';
import { type FindPictures, mustBeThere, productReferences } from '../catalogue/index.ts';
import { aroundDifferences } from './around.ts';
import { type Attempt } from './attempt.ts';
import { type BroughtDay, importTableDays } from './import-table-days.ts';
import { inOrder } from './in-order.ts';
import { known } from './loaded-once.ts';
import { refused, refusedBy, result, type RowResult } from './row-result.ts';

/**
 * Records at once: while some are appended, as many as the store is given at a time, others are read; and few enough that
 * whoever works by hand does not feel it.
 */
const atOnce = 32;

type Parts = {
  readonly attempt: Attempt;
  readonly load: LoadAggregate;
  readonly by: Staff;
  readonly findPictures: FindPictures;
};

/** Registers what is not there, and leaves what is as it stands: somebody may have given it a better name. */
const ifMissing =
  <State extends { readonly status: string }, Event extends AnyEvent>(
    register: Decision<State, Event>,
  ): Decision<State, Event> =>
  (state, now) =>
    state.status === 'unknown' ? register(state, now) : [];

const provideEntry = <Details extends Needed['details'], Event extends AnyEvent>(
  { attempt, by }: Parts,
  decider: Decider<Entry<Details>, Event>,
  register: (details: Details) => Decision<Entry<Details>, Event>,
  { id, details }: { readonly id: number; readonly details: Details },
) =>
  attempt(decider, String(id), byStaff(by, decider.country, ifMissing(register(details)), details.country));

const provide = async (parts: Parts, one: Needed) => {
  switch (one.is) {
    case 'organization':
      return provideEntry(parts, organization, registerOrganization, one);
    case 'insuranceType':
      return provideEntry(parts, insuranceType, registerInsuranceType, one);
    case 'clinic':
      return provideEntry(parts, coverageOrganization, registerCoverageOrganization, one);
    case 'term':
      return provideEntry(parts, catalogueTerm, registerCatalogueTerm, one);
  }
};

const refusedUnread = ({ row, key, errors }: UnreadRow): RowResult =>
  refused({ row, is: 'row', id: key }, errors);

type BroughtRecord = Exclude<Brought, BroughtDay>;

/** A row by what it brings. */
const aboutOf = (one: BroughtRecord) =>
  one.is === 'product'
    ? ({ row: one.row, is: one.is, id: one.code, name: displayNameOf(one.offered.content) } as const)
    : ({
        row: one.row,
        is: one.is,
        id: String(one.id),
        name: one.given.displayName ?? one.calledElse,
      } as const);

type OfKind<Kind extends BroughtRecord['is']> = Extract<BroughtRecord, { readonly is: Kind }>;

const importClinic = async ({ attempt, by }: Parts, one: OfKind<'clinic'>) => {
  const { given, calledElse } = one;
  const about = aboutOf(one);
  const { before, decided } = await attempt(
    coverageOrganization,
    about.id,
    byStaff(
      by,
      coverageOrganization.country,
      (state, now) =>
        state.status === 'unknown'
          ? registerCoverageOrganization({ displayName: calledElse, aliases: [], places: [], ...given })(
              state,
              now,
            )
          : changeCoverageOrganization(clinicGivenOnto(state.details, given))(state, now),
      given.country,
    ),
  );
  const [event] = decided;
  if (!event) return result(about, 'unchanged');
  if (before.status === 'unknown' || event.type !== 'CoverageOrganizationChanged')
    return result(about, 'created');
  const stood: Readonly<Record<string, unknown>> = before.details;
  const changes = Object.entries(event.data).map(([field, after]) => ({
    section: 'clinic',
    field,
    before: stood[field],
    after,
  }));
  return result(about, 'changed', changes);
};

const importProduct =
  ({ attempt, by, findPictures }: Parts, references: ReturnType<typeof productReferences>) =>
  async (one: OfKind<'product'>): Promise<RowResult> => {
    const { code, offered } = one;
    const about = aboutOf(one);
    await mustBeThere(findPictures, { content: offered.content });
    const referred = await references(offered);
    const decide = byStaff(by, product.country, offerProduct(code, offered, referred), offered.country);
    const { before, decided } = await attempt(product, code, decide);
    if (decided.length === 0) return result(about, 'unchanged');
    if (before.status === 'unknown') return result(about, 'created');
    // What visitors see, and what they will.
    const [seen, brought] = [before.published ?? before, broughtTo(before, offered)];
    const offersAgain =
      before.status === 'published'
        ? []
        : [{ section: 'status', field: 'status', before: before.status, after: 'published' }];
    return result(
      about,
      'changed',
      [...offersAgain, ...differences(seen, brought)],
      aroundDifferences(seen, brought),
    );
  };

async function* oneAfterTheOther<Item>(...all: readonly AsyncIterable<Item>[]): AsyncGenerator<Item> {
  for (const some of all) yield* some;
}

/** @returns a result for each record, in the order of the file, as soon as it is known */
export async function* importRows(
  parts: Parts,
  { needs, brings, unread }: ReadFile,
): AsyncGenerator<RowResult> {
  const remembered = known(parts.load);
  yield* inOrder(needs, atOnce, async (one) => {
    const about = { row: 0, is: one.is, id: String(one.id), name: one.details.displayName ?? undefined };
    try {
      const { decided, after } = await provide(parts, one);
      remembered.keep(one, after);
      return result(about, decided.length > 0 ? 'created' : 'unchanged');
    } catch (error) {
      return refusedBy(about, error);
    }
  });

  const offer = importProduct(parts, productReferences(remembered.load));
  const records = inOrder(
    brings.filter((one) => one.is !== 'tableDay'),
    atOnce,
    async (one) => {
      try {
        return one.is === 'product' ? await offer(one) : await importClinic(parts, one);
      } catch (error) {
        return refusedBy(aboutOf(one), error);
      }
    },
  );
  const days = importTableDays(
    parts,
    brings.filter((one) => one.is === 'tableDay'),
  );
  let told = 0;
  for await (const one of oneAfterTheOther(records, days)) {
    for (; (unread[told]?.row ?? Infinity) < one.row; told += 1) yield refusedUnread(unread[told]!);
    yield one;
  }
  yield* unread.slice(told).map(refusedUnread);
}
