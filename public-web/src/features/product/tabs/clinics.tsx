/** *Clínicas*: where the plan is good, as a list by region and on a map beside it that says the same. */
import { type PlanClinic, type PlanParts } from '../../../api/plan-detail.ts';
import { type QueryResult } from '../../../api/query-result.ts';
import { Part } from '../Part.tsx';
import { tabPart, type TabProps } from '../tab-part.ts';
import { ClinicCoverages } from './ClinicCoverages.tsx';
import { ClinicMap } from './ClinicMap.tsx';
import { Nothing } from './EntryList.tsx';
import { byRegion } from './clinic-regions.ts';
import './clinics.css';

type Clinics = { readonly clinics: QueryResult<PlanParts['coverageOrganizations']> };

const addressOf = ({ places }: PlanClinic, region: string): string =>
  places
    .filter((place) => (place.region ?? '') === region || places.length === 1)
    .map(({ name, address, district }) => [name, address, district].filter(Boolean).join(', '))
    .join(' · ');

type ClinicListProps = { readonly planId: number; readonly clinics: readonly PlanClinic[] };

const ClinicList = ({ planId, clinics }: ClinicListProps) => (
  <div className="clinic-list">
    {byRegion(clinics).map(({ region, clinics: there }) => (
      <section key={region}>
        <h3>
          {region || 'Sin región informada'} <small>({there.length})</small>
        </h3>
        <ul>
          {there.map((clinic) => (
            <li key={clinic.id}>
              <strong>{clinic.displayName}</strong>
              {clinic.category && <span className="clinic-category">{clinic.category}</span>}
              <span>{addressOf(clinic, region)}</span>
              {clinic.note && <small>{clinic.note}</small>}
              {clinic.coverages > 0 && <ClinicCoverages planId={planId} clinic={clinic} />}
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);

const ClinicsView = ({ plan, data: { clinics } }: TabProps<Clinics>) => (
  <>
    <h2>Dónde te atiendes</h2>
    <Part of={clinics} empty={<Nothing>Este plan no se limita a una red de clínicas.</Nothing>}>
      {(all) => (
        <div className="clinics">
          <ClinicMap clinics={all} />
          <ClinicList planId={plan.product.id} clinics={all} />
        </div>
      )}
    </Part>
  </>
);

export const clinicsTab = tabPart<Clinics>(
  async ({ platform }, { product }) => ({
    clinics: await platform.planPart('coverageOrganizations', product.id),
  }),
  ClinicsView,
);
