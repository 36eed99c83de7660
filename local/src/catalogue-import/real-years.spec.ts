/** What a year costs under the published plans, as they are imported. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { statedTerms } from '@cotejo/core/product-content';
import { readImport } from '@cotejo/core/catalogue-import/server';
import { yearlyEstimate } from '@cotejo/core/comparator';
import { usageScenarios } from '@cotejo/core/pricing';
import { json } from '../../../core/src/catalogue-import/testing/rows.ts';
import { family } from '../../../core/src/pricing/testing/profiles.ts';
import { day, tables } from '../../../core/src/pricing/testing/tables.ts';

const file = new URL('../../../../shared/data/cl-isapre-plans.json', import.meta.url);
const isHere = existsSync(file);
const skipped = 'the published plans: SKIPPED, they are not beside this checkout (../shared/data)';

describe.skipIf(!isHere)(isHere ? 'the published plans of isapres' : skipped, () => {
  test('have a yearly cost, every one of them, and more use never costs less', async () => {
    const { brings: plans } = await readImport('isapre', 'CL', json(JSON.parse(readFileSync(file, 'utf8'))));
    expect(plans).toHaveLength(1_404);
    for (const plan of plans) {
      if (plan.is !== 'product') throw new Error('not a plan');
      const { price, content } = plan.offered;
      const asked = { country: 'CL', price, stated: statedTerms(content) } as const;
      const year = yearlyEstimate(asked, family(30, 4), { day, tables, usage: usageScenarios.CL });
      if (typeof year === 'string') throw new Error(`${plan.code}: ${year}`);
      const { low, medium, high } = year.levels;
      expect(low.total.amount).toBeLessThanOrEqual(medium.total.amount);
      expect(medium.total.amount).toBeLessThanOrEqual(high.total.amount);
    }
  });
});
