/** Every component has examples, and each of them is something to look at. */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allExamples, examplesByFolder } from './all-examples.ts';
import { renderExample } from './render-example.tsx';

const source = join(import.meta.dirname, '..');
const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.spec)\.tsx$/.test(name),
  );
/** They show nothing of their own, as routes and the examples themselves, or a whole page with all that stands on it. */
const noComponents = ['tab-route', 'examples', 'renderer', 'Document', 'Layout', 'PlanOverlay'];

test('every folder of the site’s components is told of', () => {
  const features = readdirSync(join(source, 'features')).map((name) => `features/${name}`);
  expect(Object.keys(examplesByFolder).toSorted()).toEqual(
    ['app', 'plans', 'profile', 'ui', ...features].toSorted(),
  );
});

test.each(Object.keys(examplesByFolder))('every component of %s has examples', (folder) => {
  const components = filesIn(folder).map((name) => basename(name, '.tsx'));
  const known = Object.keys(examplesByFolder[folder]!);
  expect(components.filter((name) => !known.includes(name) && !noComponents.includes(name))).toEqual([]);
});

describe('an example', () => {
  test.each(allExamples.map((example) => [example.name, example] as const))('%s is shown', (_, example) => {
    const html = renderExample(example, 'x-');
    expect(html).not.toContain('Unexpected Application Error');
    expect(html.length).toBeGreaterThan(0);
  });
});
