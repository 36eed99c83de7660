/** Clinics by the regions in which they have a place; the region with most of them first. */
import { type PlanClinic } from '../../../api/plan-detail.ts';

export type Region = { readonly region: string; readonly clinics: readonly PlanClinic[] };

export const byRegion = (clinics: readonly PlanClinic[]): readonly Region[] => {
  const regions = new Map<string, PlanClinic[]>();
  for (const clinic of clinics) {
    const named = clinic.places.map(({ region }) => region ?? '');
    for (const region of new Set(named.length > 0 ? named : ['']))
      regions.set(region, [...(regions.get(region) ?? []), clinic]);
  }
  return [...regions]
    .map(([region, there]) => ({ region, clinics: there }))
    .sort(
      (one, other) =>
        other.clinics.length - one.clinics.length || one.region.localeCompare(other.region, 'es'),
    );
};
