import { expect, test } from 'vitest';
import { cardExtraCalls } from './card-extra.ts';
import { type PlanDetailCalls } from './plan-detail.ts';

const clinic = (id: number) => ({ id, displayName: `Clínica ${id}`, coverages: 1, places: [] });
const parts: Readonly<Record<string, unknown>> = {
  resume: { coverageOrganizations: 2 },
  payment: { paymentInfoResponse: { paymentMethods: [], modes: [] } },
  features: [
    { id: 1, name: 'Telemedicina', included: true },
    { id: 2, name: 'Maternidad', included: false },
  ],
  coverageOrganizations: [clinic(7), clinic(8)],
};
const asked = async (clinicIds: readonly string[], missing?: string) => {
  const calls: string[] = [];
  const planPart = async (part: string) => {
    calls.push(part);
    return part === missing ? { kind: 'unavailable' } : { kind: 'found', value: parts[part] };
  };
  const answer = await cardExtraCalls({ planPart } as unknown as PlanDetailCalls).cardExtra(
    1,
    false,
    clinicIds,
  );
  return { answer, calls };
};

test('a card has the features that its own plan includes', async () =>
  expect((await asked([])).answer).toMatchObject({
    value: { features: ['Telemedicina'], chosenClinics: [] },
  }));

test('clinics are asked for by who filters by some, and those are told', async () => {
  expect((await asked([])).calls).not.toContain('coverageOrganizations');
  expect((await asked(['8', '9'])).answer).toMatchObject({
    value: { clinics: 2, chosenClinics: [{ displayName: 'Clínica 8' }] },
  });
  expect((await asked(['8'], 'coverageOrganizations')).answer).toEqual({ kind: 'unavailable' });
});
