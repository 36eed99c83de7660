import { linesOf } from '@cotejo/core/content';
import { countryCodes } from '@cotejo/core/kit/country';
import { expect, test } from 'vitest';
import { countriesWith } from './comparators-of.ts';

test('the countries with a comparator are those that have its line', () => {
  const paths = new Set(
    countryCodes.flatMap((country) => linesOf(country).map(({ compareUrl }) => compareUrl)),
  );
  for (const path of paths) {
    const having = countryCodes.filter((country) =>
      linesOf(country).some((line) => line.compareUrl === path),
    );
    expect([path, countriesWith(path)]).toEqual([path, having.length > 1 ? having : []]);
  }
});
