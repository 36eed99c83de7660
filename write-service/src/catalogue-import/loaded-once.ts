/** What a run's products refer to, looked up once: ten thousand plans name the same hundred clinics. */
import { type Loaded, type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { catalogueTerm, insuranceType } from '@cotejo/core/insurance-types';
import { coverageOrganization, organization } from '@cotejo/core/organizations';
import { type Needed } from '@cotejo/core/catalogue-import/server';
import { type AnyEvent, type Decider } from '@cotejo/core/kit/event-sourcing';

const streamOf = {
  organization: organization.stream,
  insuranceType: insuranceType.stream,
  clinic: coverageOrganization.stream,
  term: catalogueTerm.stream,
} as const satisfies Readonly<Record<Needed['is'], (id: string) => string>>;

export const known = (load: LoadAggregate) => {
  const found = new Map<string, Promise<unknown>>();
  return {
    /** What this run has provided, also when it only tries: the store may not know it. */
    keep: ({ is, id }: Needed, state: unknown): void =>
      void found.set(
        streamOf[is](String(id)),
        Promise.resolve({ past: [], state, version: 0, position: '0' }),
      ),
    load: (<State, Event extends AnyEvent>(decider: Decider<State, Event>, id: string) => {
      const stream = decider.stream(id);
      const looked = found.get(stream) ?? load(decider, id);
      found.set(stream, looked);
      return looked as Promise<Loaded<State, Event>>;
    }) satisfies LoadAggregate,
  };
};
