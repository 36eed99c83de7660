/** Companies, policies and people as one types their name, number or document. */
import { type CompanyRecord } from '@cotejo/core/companies';
import { type PersonRecord } from '@cotejo/core/insured-people';
import { type PolicyRecord } from '@cotejo/core/policies';
import { type RaRecord, useCanAccess, useGetList } from 'react-admin';
import { type PaletteFound, type PaletteOption } from '../../kit/context.ts';
import { useSettled } from '../../kit/list/useSettled.ts';
import { documentText } from '../people/person.ts';

const fewest = 2;

const useSearch = <Row extends RaRecord>(resource: string, sort: string, q: string) => {
  const { canAccess } = useCanAccess({ resource, action: 'list' });
  const isAsked = q.length >= fewest && canAccess === true;
  const { data, isFetching, error } = useGetList<Row>(
    resource,
    { pagination: { page: 1, perPage: 5 }, sort: { field: sort, order: 'ASC' }, filter: { q } },
    { enabled: isAsked, onError: () => undefined, placeholderData: (before) => before },
  );
  const failed = isAsked && error ? `resources.${resource}.error.list` : undefined;
  return { rows: isAsked ? (data ?? []) : [], isFetching: isAsked && isFetching, failed };
};

const optionOf = (resource: string, id: string, label: string, hint: string): PaletteOption => ({
  key: `${resource} ${id}`,
  group: 'collective',
  label,
  hint,
  to: `/${resource}/${id}/show`,
  isFound: true,
});

export const useFound = (typed: string): PaletteFound => {
  const now = typed.trim();
  const q = useSettled(now);
  const companies = useSearch<CompanyRecord>('companies', 'legalName', q);
  const policies = useSearch<PolicyRecord>('policies', 'number', q);
  const people = useSearch<PersonRecord>('insured-people', 'name', q);
  const all = [companies, policies, people];
  return {
    options: [
      ...companies.rows.map(({ id, legalName, documentNumber }) =>
        optionOf('companies', id, legalName, documentNumber),
      ),
      ...policies.rows.map(({ id, number, companyName, companyId, insurerName }) =>
        optionOf('policies', id, number, [companyName ?? companyId, insurerName].filter(Boolean).join(' · ')),
      ),
      ...people.rows.map((person) =>
        optionOf(
          'insured-people',
          person.id,
          person.name ?? '',
          [documentText(person), person.companyName ?? person.companyId].filter(Boolean).join(' · '),
        ),
      ),
    ],
    isFetching: (now !== q && now.length >= fewest) || all.some(({ isFetching }) => isFetching),
    error: all.find(({ failed }) => failed)?.failed,
  };
};
