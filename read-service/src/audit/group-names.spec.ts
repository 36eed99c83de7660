import { expect, test } from 'vitest';
import { automationName } from '@cotejo/core/reference/automations';
import { sourcesIn } from '../../../local/src/event-catalogue/sources.ts';

test('every automation has a name that people understand', () => {
  const reactions = sourcesIn('projectors/src').flatMap(
    ({ path }) => /\/(when-[a-z-]+)\.ts$/.exec(path)?.[1] ?? [],
  );
  const workers = sourcesIn('write-service/src').flatMap(({ tree }) =>
    [...tree.text.matchAll(/automation: '([a-z-]+)'/g)].map(([, automation]) => automation!),
  );
  const automations = [...reactions, ...workers];
  expect(automations).toEqual(expect.arrayContaining(['when-pause-ends-then-resume-executive', 'run-bulk']));
  expect(automations.filter((automation) => automationName(automation) === automation)).toEqual([]);
});
