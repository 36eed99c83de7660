import { describe, expect, test } from 'vitest';
import { type Staff } from '../../identity/index.ts';
import { type CountryCode } from '../../kit/country/index.ts';
import { type RoleName } from '../../reference/roles.ts';
import { given } from '../../kit/testing/index.ts';
import { allowedEntryCommands, allowedProductCommands } from './allowed-catalogue-commands.ts';
import { byStaff, contentFor, maySeeCatalogue } from './catalogue-access.ts';
import { draftProduct } from '../products/product-decisions.ts';
import { product } from '../products/product.ts';
import { examplePlan } from '../testing/plans.ts';

const staff = (role: RoleName, ...countries: CountryCode[]): Staff => ({
  id: 'a0000000-0000-4000-8000-000000000001',
  roles: [role],
  countries,
});

test.each<[RoleName, boolean]>([
  ['BACKOFFICE', true],
  ['GERENTE', true],
  ['ADMINISTRADOR', true],
  ['SUPERVISOR', false],
  ['EJECUTIVO', false],
])('what a product brings in: a %s reads it: %j', (role, reads) => {
  const { content } = examplePlan({ code: 'uno' });
  const selling = { ...content.selling, commissionPercentage: 12.5 };
  const read = contentFor({ ...content, selling }, staff(role, 'PE'));
  expect(read).toEqual({ ...content, selling: reads ? selling : content.selling });
});

describe('the catalogue of a country', () => {
  test.each<[RoleName, CountryCode, boolean]>([
    ['BACKOFFICE', 'PE', true],
    ['BACKOFFICE', 'CL', false],
    ['EJECUTIVO', 'PE', true],
    ['GERENTE', 'CL', false],
    ['ADMINISTRADOR', 'CL', true],
    ['REFERIDOR', 'PE', false],
    ['CLIENT', 'PE', false],
  ])('of who works for Peru: a %s sees that of %s: %j', (role, country, sees) =>
    expect(maySeeCatalogue(country, staff(role, 'PE'))).toBe(sees),
  );

  test('is tended by those who work for it, and by administrators', () => {
    const plan = examplePlan({ code: 'uno' });
    const draft = (by: Staff) =>
      byStaff(by, product.country, draftProduct({ country: 'PE', content: plan.content }), 'PE');
    given(product)
      .when(draft(staff('BACKOFFICE', 'CL')))
      .rejected('NOT_ALLOWED');
    const drafted = { type: 'ProductDrafted', data: { country: 'PE', content: plan.content } } as const;
    given(product)
      .when(draft(staff('BACKOFFICE', 'PE')))
      .then(drafted);
    given(product)
      .when(draft(staff('ADMINISTRADOR', 'CL')))
      .then(drafted);
    given(product, drafted)
      .when(byStaff(staff('GERENTE', 'CO'), product.country, () => []))
      .rejected('NOT_ALLOWED');
  });
});

describe('what somebody may do next', () => {
  const allowed = (commands: readonly { readonly command: string; readonly allowed: boolean }[]) =>
    commands.filter((one) => one.allowed).map(({ command }) => command);
  test('with a product: backoffice writes, managers publish', () => {
    const peruvian = { status: 'published', country: 'PE' } as const;
    expect(allowed(allowedProductCommands(peruvian, staff('BACKOFFICE', 'PE')))).toEqual([
      'change',
      'price',
      'attach-document',
    ]);
    expect(allowed(allowedProductCommands(peruvian, staff('GERENTE', 'PE')))).toEqual([
      'change',
      'price',
      'attach-document',
      'publish',
      'withdraw',
    ]);
    expect(allowed(allowedProductCommands(peruvian, staff('GERENTE', 'CL')))).toEqual([]);
    expect(allowed(allowedProductCommands(peruvian, staff('EJECUTIVO', 'PE')))).toEqual([]);
  });
  test('is told with its reason when it may not be', () => {
    expect(allowedProductCommands({ status: 'draft', country: 'PE' }, staff('GERENTE', 'PE'))).toContainEqual(
      {
        command: 'withdraw',
        allowed: false,
        reason: 'El producto no está publicado.',
      },
    );
    expect(
      allowedEntryCommands({ status: 'hidden', details: { country: 'PE' } }, staff('GERENTE', 'PE')),
    ).toContainEqual({ command: 'hide', allowed: false, reason: 'Ya está oculto.' });
  });
});
