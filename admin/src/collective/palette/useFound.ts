/** Companies, partners, insurers, policies and people as one types their name, number or document. */
import { type CompanyRecord } from '@cotejo/core/companies';
import { type InsurerRecord } from '@cotejo/core/insurer-terms';
import { type PersonRecord } from '@cotejo/core/insured-people';
import { type PartnerRecord } from '@cotejo/core/partners';
import { type PolicyRecord } from '@cotejo/core/policies';
import { countryOf } from '@cotejo/core/reference/countries';
import { type PaletteFound, type PaletteOption } from '../../kit/context.ts';
import { useFoundRows } from '../../kit/list/useFoundRows.ts';
import { documentText } from '../person.ts';

const optionOf = (resource: string, id: string, label: string, hint: string): PaletteOption => ({
  key: `${resource} ${id}`,
  group: 'Seguros colectivos',
  label,
  hint,
  to: `/${resource}/${id}/show`,
  isFound: true,
});

export const useFound = (typed: string): PaletteFound => {
  const companies = useFoundRows<CompanyRecord>('companies', 'legalName', typed);
  const partners = useFoundRows<PartnerRecord>('partners', 'name', typed);
  const insurers = useFoundRows<InsurerRecord>('insurers', 'name', typed);
  const policies = useFoundRows<PolicyRecord>('policies', 'number', typed);
  const people = useFoundRows<PersonRecord>('insured-people', 'name', typed);
  const all = [companies, partners, insurers, policies, people];
  return {
    options: [
      ...companies.rows.map(({ id, legalName, documentNumber }) =>
        optionOf('companies', id, legalName, documentNumber),
      ),
      ...partners.rows.map(({ id, name, documentNumber }) => optionOf('partners', id, name, documentNumber)),
      ...insurers.rows.map(({ id, name, country }) =>
        optionOf('insurers', id, name, countryOf(country).name),
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
    isFetching: all.some(({ isFetching }) => isFetching),
    error: all.find(({ failed }) => failed)?.failed,
  };
};
