/** Choices of the catalogue's filters. */
import { organizationTypes } from '@cotejo/core/reference/organization-types';
import { type FilterConfig } from '../../kit/list/ListConfig.ts';

export const hiddenFilter: FilterConfig = {
  source: 'hidden',
  choices: [
    { id: 'false', name: 'Visibles' },
    { id: 'true', name: 'Ocultos' },
  ],
};
export const organizationTypeFilter: FilterConfig = { source: 'type', choices: organizationTypes };

/** The one status that people know that is none of the product's own: what was changed since it was published. */
export const changed = 'changed';
export const productFilterQuery = ({ status, ...filter }: Record<string, unknown>): object => ({
  ...filter,
  ...(status === changed ? { status: ['published', 'withdrawn'], changed: true } : status ? { status } : {}),
});
