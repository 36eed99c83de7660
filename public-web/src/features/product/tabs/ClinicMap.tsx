/** Clinics on a map of our own: the country's outline, a point for each place, and how many are in each region. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { useEffect, useState } from 'react';
import { type MapFeature, type PlanClinic } from '../../../api/plan-detail.ts';
import {
  type Label,
  labelsApart,
  pathOf,
  type Point,
  type View,
  viewOf,
} from '../../../domain/map-drawing.ts';
import { useAppContext } from '../../../routing/app-context.ts';
import { byRegion } from './clinic-regions.ts';

const [width, height] = [400, 420];
/** Neighbours are drawn too, so that no country is an island. */
const drawn: Readonly<Record<CountryCode, string>> = {
  PE: '?isoA2=PE,EC,CO,BR,BO,CL',
  CL: '?isoA2=CL,AR,BO,PE',
  CO: '?isoA2=CO,VE,EC,PE,BR,PA',
  INT: '',
};

const pointsOf = (clinics: readonly PlanClinic[]): readonly Point[] =>
  clinics.flatMap(({ places }) =>
    places.flatMap(({ lat, lng }) => (lat === undefined || lng === undefined ? [] : [{ lat, lng }])),
  );

const middleOf = (points: readonly Point[]): Point => ({
  lat: points.reduce((sum, { lat }) => sum + lat, 0) / points.length,
  lng: points.reduce((sum, { lng }) => sum + lng, 0) / points.length,
});

const Outlines = ({
  view,
  home,
  features,
}: {
  readonly view: View;
  readonly home: CountryCode;
  readonly features: readonly MapFeature[];
}) =>
  features.map(({ id, geometry }) => (
    <path
      key={id}
      className={id === home ? 'map-home' : 'map-land'}
      d={geometry.map((ring) => pathOf(view, ring)).join('')}
    />
  ));

/** Beside the middle of a region's places, towards the middle of the map. */
const labelsOf = (view: View, clinics: readonly PlanClinic[]): readonly Label[] =>
  byRegion(clinics).flatMap(({ region, clinics: there }) => {
    const points = pointsOf(
      there.map((clinic) => ({
        ...clinic,
        places: clinic.places.filter((place) => place.region === region),
      })),
    );
    if (points.length === 0 || !region) return [];
    const [x, y] = view.place(middleOf(points));
    return [{ text: `${region} (${there.length})`, x, y: y + 4 }];
  });

const Labels = ({ view, clinics }: { readonly view: View; readonly clinics: readonly PlanClinic[] }) =>
  labelsApart(labelsOf(view, clinics)).map(({ text, x, y }) => {
    const isRight = x > view.width * 0.6;
    return (
      <text key={text} x={isRight ? x - 8 : x + 8} y={y} textAnchor={isRight ? 'end' : 'start'}>
        {text}
      </text>
    );
  });

export const ClinicMap = ({ clinics }: { readonly clinics: readonly PlanClinic[] }) => {
  const { platform, country } = useAppContext();
  const [features, setFeatures] = useState<readonly MapFeature[]>([]);
  // The list says all of it: the outlines come when the page is there.
  useEffect(() => {
    let isCurrent = true;
    void platform.map('mundo', drawn[country]).then((found) => {
      if (isCurrent && found.kind === 'found') setFeatures(found.value);
    });
    return () => {
      isCurrent = false;
    };
  }, [platform, country]);
  const points = pointsOf(clinics);
  if (points.length === 0) return null;
  const view = viewOf(points, width, height);
  return (
    <svg
      className="clinic-map"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="Mapa de las clínicas; la lista dice lo mismo"
    >
      <Outlines view={view} home={country} features={features} />
      {points.map((point, nth) => {
        const [x, y] = view.place(point);
        return <circle key={nth} cx={x} cy={y} r={5} />;
      })}
      <Labels view={view} clinics={clinics} />
    </svg>
  );
};
