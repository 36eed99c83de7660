/** A coverage as commands answer it: with the names that its ids stand for, and its place in the insurer's calendar. */
import { company, isRegistered as isCompany } from '@cotejo/core/companies';
import { type Staff } from '@cotejo/core/identity';
import { type InsuredPerson, insuredPerson, isRegistered } from '@cotejo/core/insured-people';
import { type InsurerTerms } from '@cotejo/core/insurer-terms';
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { organization } from '@cotejo/core/organizations';
import { type KnownPolicy } from '@cotejo/core/policies';
import {
  allowedProcessCommands,
  type Coverage,
  type CoverageRecord,
  coverageValues,
  insuredAs,
  type KnownFamily,
  latenessOf,
} from '@cotejo/core/policy-employees';
import { type StaffDirectory } from '../identity/index.ts';

export type CoverageRecordParts = {
  readonly load: LoadAggregate;
  readonly directory: StaffDirectory;
  readonly now: () => Date;
};

type Shown = {
  readonly family: KnownFamily;
  readonly coverage: Coverage;
  readonly policy: KnownPolicy;
  readonly ofInsurer: InsurerTerms;
};

const namesOf = (person: InsuredPerson) => insuredAs(isRegistered(person) ? person : undefined);

export const shownCoverage =
  ({ load, directory, now }: CoverageRecordParts) =>
  async (
    { family, coverage, policy, ofInsurer }: Shown,
    at: { readonly version: number; readonly position: string },
    viewer: Staff,
  ): Promise<CoverageRecord> => {
    const values = coverageValues(family, coverage, ofInsurer);
    const { askedBy, cancellation, reviewedBy } = values;
    const cancelledBy = cancellation?.by ?? null;
    const [person, holder, ofCompany, insurer, nameOf] = await Promise.all([
      load(insuredPerson, coverage.personId),
      load(insuredPerson, family.holderId),
      load(company, family.companyId),
      load(organization, family.insurerId),
      directory.names([askedBy, cancelledBy, reviewedBy].filter((by) => by !== null)),
    ]);
    const reviewedByName = reviewedBy && nameOf(reviewedBy);
    return {
      ...values,
      ...at,
      ...namesOf(person.state),
      holderName: coverage.personId === family.holderId ? null : namesOf(holder.state).personName,
      companyName: isCompany(ofCompany.state) ? ofCompany.state.legalName : null,
      insurerName: insurer.state.status === 'unknown' ? null : insurer.state.details.displayName,
      policyNumber: policy.number,
      policyFrom: policy.from,
      policyUntil: policy.until,
      insurerNotification: policy.insurerNotification,
      askedByName: askedBy && nameOf(askedBy),
      cancellationByName: cancelledBy && nameOf(cancelledBy),
      reviewedByName,
      ...latenessOf(values, ofInsurer, now()),
      allowedCommands: allowedProcessCommands({ ...family, ...coverage, reviewedByName }, viewer, now()),
    };
  };
