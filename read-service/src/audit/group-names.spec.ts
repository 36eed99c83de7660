import { expect, test } from 'vitest';
import { automationName } from '@cotejo/core/reference/automations';
import { sourcesIn } from '../../../local/src/event-catalogue/sources.ts';

test('every automation has a name that people understand', () => {
  const automations = sourcesIn('projectors/src').flatMap(
    ({ path }) => /\/(when-[a-z-]+)\.ts$/.exec(path)?.[1] ?? [],
  );
  expect(automations.length).toBeGreaterThan(2);
  expect(automations.filter((automation) => automationName(automation) === automation)).toEqual([]);
});
