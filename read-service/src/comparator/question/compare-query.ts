/** The query of `compare/metadata`: the spec's parameters and body (public side, section 7). */
import { z } from 'zod';
import { defaultOrder, mostChosen, mostOnAPage, mostShown, orders, pageSize } from '@cotejo/core/comparator';
import { minorDigits, type Currency } from '@cotejo/core/kit/money';
import { organizationTypeIds } from '@cotejo/core/reference/organization-types';
import { profileField } from '../../catalogue/index.ts';
import { flag, ids, number, numbers, shortText, whole, word, words } from '../../kit/http/loose-fields.ts';
import { siteQuery } from '../../kit/http/site-query.ts';

const mostAmount = 1e12;
export const currencies = Object.keys(minorDigits) as [Currency, ...Currency[]];

/** `page` is checked with `take`: results end somewhere. */
const paging = { page: whole(1, mostShown), take: whole(1, mostOnAPage) };

const choices = {
  insuranceTypes: ids(mostChosen),
  organizations: ids(mostChosen),
  coverageCountries: ids(mostChosen),
  coverageOrganizations: ids(mostChosen),
  features: ids(mostChosen),
  featuresFilter: word(['any', 'all']),
  productType: shortText(100),
  order: word(orders),
  comparator: flag,
  displayShowcase: flag,
};

export const organizationTypes = words(organizationTypeIds);

export const compareQuery = siteQuery({ ...choices, ...paging, organizationTypes });

export const compareBody = z.strictObject(
  {
    ...choices,
    ...paging,
    profile: profileField,
    organizationType: organizationTypes,
    organizationTypes,
    fromPrice: number(0, mostAmount),
    toPrice: number(0, mostAmount),
    fromDeductible: number(0, mostAmount),
    toDeductible: number(0, mostAmount),
    deductiblesToCompare: numbers(mostChosen),
    targetCurrency: word(currencies),
    uuid: shortText(36),
    ponderer: number(0, 1),
  },
  { error: (issue) => (issue.code === 'invalid_type' ? 'El cuerpo debe ser un objeto JSON.' : undefined) },
);

export type CompareRequest = z.output<typeof compareBody>;

/** The errors of a request as a whole, by field; nothing when it can be answered. */
export const errorsOf = (request: CompareRequest): Readonly<Record<string, string>> => {
  const { page = 1, take = pageSize, comparator, organizationType, organizationTypes: types } = request;
  const isBackwards = (from: number | undefined, to: number | undefined): boolean =>
    from !== undefined && to !== undefined && from > to;
  return {
    ...(page * take > mostShown && {
      page: `Se muestran los primeros ${mostShown} resultados: usa los filtros para encontrar los demás.`,
    }),
    ...(comparator &&
      !(organizationType ?? types)?.length && {
        organizationTypes: 'organizationTypes es requerido',
      }),
    ...(isBackwards(request.fromPrice, request.toPrice) && {
      toPrice: 'Debe ser mayor o igual que fromPrice.',
    }),
    ...(isBackwards(request.fromDeductible, request.toDeductible) && {
      toDeductible: 'Debe ser mayor o igual que fromDeductible.',
    }),
  };
};

export const pageOf = ({ page = 1, take = pageSize }: CompareRequest) => ({ page, take });
export const orderOf = ({ order = defaultOrder }: CompareRequest) => order;
