/** *Coberturas*: what the plan pays of what, coverage by coverage. */
import { restrictionCodes } from '@cotejo/core/reference/restriction-codes';
import { type PlanCoverage, type PlanParts } from '../../../api/plan-detail.ts';
import { type QueryResult } from '../../../api/query-result.ts';
import { coverageWords } from '../../../plans/coverage-words.ts';
import { useSite } from '../../../site.ts';
import { Part } from '../Part.tsx';
import { tabPart, type TabProps } from '../tab-part.ts';
import { Nothing } from './EntryList.tsx';
import './coverages.css';

type Coverages = { readonly resume: QueryResult<PlanParts['resume']> };

const kinds: Readonly<Record<string, string>> = {
  preferente: 'Red preferente',
  libre_eleccion: 'Libre elección',
};
const unrestricted = 6;

const networks: Readonly<Record<string, string>> = {
  Convenio: 'con convenio',
  Libre_Eleccion: 'libre elección',
  Extranjero: 'en el extranjero',
};

type Scope = NonNullable<PlanCoverage['scope']>;
const agesIn = ({ from, to }: NonNullable<Scope['ages']>): string =>
  to === undefined ? `desde los ${from} años` : `de los ${from} a los ${to} años`;

/** Limits of a coverage beyond its kind, in words. */
const scopeOf = ({ network, modality, ages, contractingAges, policyYears }: Scope) => [
  network && `Red: ${networks[network] ?? network}`,
  modality && `Modalidad: ${modality}`,
  ages && `Solo ${agesIn(ages)}`,
  contractingAges && `Si lo contratas ${agesIn(contractingAges)}`,
  policyYears !== undefined && `Por ${policyYears} ${policyYears === 1 ? 'año' : 'años'} de vigencia`,
];

const remarksOf = (coverage: PlanCoverage): readonly string[] => {
  const { name, kind, benefit, period, restrictionCode, scope, note } = coverage;
  const restriction = restrictionCodes.find(({ id }) => id === restrictionCode && id !== unrestricted);
  return [
    kind === undefined ? undefined : kinds[kind],
    benefit === name ? undefined : benefit,
    period?.name,
    ...(scope ? scopeOf(scope) : []),
    restriction && `Restringida: ${restriction.name.toLowerCase()}`,
    note,
  ].flatMap((words) => words || []);
};

/** A table where there is room; elsewhere each row is a box, and so cells say nothing that their row does not. */
export const CoverageTable = ({
  title,
  coverages,
}: {
  readonly title: string;
  readonly coverages: readonly PlanCoverage[];
}) => {
  const { country } = useSite();
  return (
    <div className="coverage-frame">
      <table className="coverage-table">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">Cobertura</th>
            <th scope="col">Qué paga el plan</th>
            <th scope="col">Condiciones</th>
          </tr>
        </thead>
        <tbody>
          {coverages.map((coverage) => (
            <tr key={coverage.id}>
              <th scope="row">{coverage.name}</th>
              <td>
                {coverage.scope?.excluded
                  ? 'No está cubierto'
                  : coverageWords(coverage, country).join(' · ') || 'Incluido'}
              </td>
              <td>{remarksOf(coverage).join(' · ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const none = <Nothing>No disponemos de información de coberturas o beneficios para este producto.</Nothing>;

const CoveragesView = ({ data: { resume } }: TabProps<Coverages>) => (
  <Part of={resume} empty={none}>
    {({ tags }) =>
      tags.length === 0
        ? none
        : tags.map(({ name, icon, coverages }) => (
            <section key={name}>
              <h2 className="coverage-tag">
                {icon && <img src={icon} alt="" width={24} height={24} />}
                {name}
              </h2>
              <CoverageTable title={name} coverages={coverages} />
            </section>
          ))
    }
  </Part>
);

export const coveragesTab = tabPart<Coverages>(
  async ({ platform }, { product }) => ({ resume: await platform.planPart('resume', product.id) }),
  CoveragesView,
);
