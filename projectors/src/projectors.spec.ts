import { expect, test } from 'vitest';
import { categoryOf } from '@cotejo/core/kit/event-sourcing';
import { auditDetailName } from '@cotejo/core/reference/audit-detail-names';
import { findDeciders } from '../../local/src/event-catalogue/deciders.ts';
import { notAudited } from './audit/audit-sources.ts';
import { inertParts } from './testing/world.ts';
import { contextsWith } from './contexts.ts';
import { projectorsWith } from './projectors.ts';

const projectors = projectorsWith(inertParts);

test.each(projectors)('what is awaited of $name is among what it handles', ({ handles, awaited = [] }) => {
  for (const category of awaited) expect(Object.keys(handles)).toContain(category);
});

test('who writes a request sees it as soon as it is there', () => {
  const leads = projectors.find(({ name }) => name === 'leads');
  expect(leads?.awaited).toBeUndefined();
});

const audited = contextsWith(inertParts).flatMap(({ audit = [] }) => audit);

test('every kind of stream is in the audit or is named as left out, and none is both', async () => {
  const deciders = await findDeciders();
  const categories = deciders.map(({ decider }) => categoryOf(decider.stream('one')));
  const said = [...audited.map(({ category }) => category), ...Object.keys(notAudited)];
  expect(said.sort()).toEqual([...new Set(categories)].sort());
});

test.each(audited)(
  'every event of $resource has a kind, or says that it is not listed',
  ({ events, kinds }) => {
    expect(Object.keys(kinds).sort()).toEqual(Object.keys(events).sort());
  },
);

test.each(audited)('what a row of $resource tells has a name in Spanish', ({ tells = {} }) => {
  for (const told of Object.values(tells))
    for (const field of 'namesOf' in told ? ['fields'] : told) expect(auditDetailName(field)).not.toBe(field);
});

test.each(audited)('a row of $resource tells nothing personal', ({ events, tells = {} }) => {
  for (const [type, told] of Object.entries(tells)) {
    const fields = 'namesOf' in told ? [told.namesOf] : told;
    for (const field of fields) expect(events[type]?.personal, `${type}.${field}`).not.toContain(field);
  }
});

test('the audit tells the streams of each category apart, also where they are named by the same record', () => {
  const resources = audited.map(({ resource }) => resource);
  expect(resources).toContain('charges');
  expect(resources.filter((name, place) => resources.indexOf(name) < place)).toEqual([]);
});
