/**
 * Outlines of the world's countries for a map on a page: Natural Earth's at 1:110 million (public domain), from the package
 * `world-atlas`. There is no such package with those of regions: a map of one country has their points and boxes.
 */
import { createRequire } from 'node:module';

type Point = readonly [x: number, y: number];
type Ring = readonly Point[];
type Outline =
  | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] };

/** TopoJSON: borders that two countries share stand there once, each point as its distance from the one before. */
type Shape = { readonly id?: string } & (
  | { readonly type: 'Polygon'; readonly arcs: readonly (readonly number[])[] }
  | { readonly type: 'MultiPolygon'; readonly arcs: readonly (readonly (readonly number[])[])[] }
);
type Topology = {
  readonly transform: { readonly scale: Point; readonly translate: Point };
  readonly arcs: readonly (readonly Point[])[];
  readonly objects: { readonly countries: { readonly geometries: readonly Shape[] } };
};

/** ISO 3166-1: alpha-2, by which our calls name a country, and the number by which the atlas does. */
// oxfmt-ignore
const numbers = `
  AE784 AF004 AL008 AM051 AO024 AQ010 AR032 AT040 AU036 AZ031 BA070 BD050 BE056 BF854 BG100 BI108
  BJ204 BN096 BO068 BR076 BS044 BT064 BW072 BY112 BZ084 CA124 CD180 CF140 CG178 CH756 CI384 CL152
  CM120 CN156 CO170 CR188 CU192 CY196 CZ203 DE276 DJ262 DK208 DO214 DZ012 EC218 EE233 EG818 EH732
  ER232 ES724 ET231 FI246 FJ242 FK238 FR250 GA266 GB826 GE268 GH288 GL304 GM270 GN324 GQ226 GR300
  GT320 GW624 GY328 HN340 HR191 HT332 HU348 ID360 IE372 IL376 IN356 IQ368 IR364 IS352 IT380 JM388
  JO400 JP392 KE404 KG417 KH116 KP408 KR410 KW414 KZ398 LA418 LB422 LK144 LR430 LS426 LT440 LU442
  LV428 LY434 MA504 MD498 ME499 MG450 MK807 ML466 MM104 MN496 MR478 MW454 MX484 MY458 MZ508 NA516
  NC540 NE562 NG566 NI558 NL528 NO578 NP524 NZ554 OM512 PA591 PE604 PG598 PH608 PK586 PL616 PR630
  PS275 PT620 PY600 QA634 RO642 RS688 RU643 RW646 SA682 SB090 SD729 SE752 SI705 SK703 SL694 SN686
  SO706 SR740 SS728 SV222 SY760 SZ748 TD148 TF260 TG768 TH764 TJ762 TL626 TM795 TN788 TR792 TT780
  TW158 TZ834 UA804 UG800 US840 UY858 UZ860 VE862 VN704 VU548 YE887 ZA710 ZM894 ZW716
`;
const codeOf = new Map(
  numbers
    .trim()
    .split(/\s+/)
    .map((pair) => [pair.slice(2), pair.slice(0, 2)]),
);

const twoDecimals = (degrees: number): number => Math.round(degrees * 100) / 100;

const drawn = ({
  transform: { scale, translate },
  arcs,
  objects,
}: Topology): ReadonlyMap<string, Outline> => {
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([right, up]): Point => {
      [x, y] = [x + right, y + up];
      return [twoDecimals(x * scale[0] + translate[0]), twoDecimals(y * scale[1] + translate[1])];
    });
  });
  /** A number below zero is the line of its complement, backwards; a line begins where the one before ended. */
  const ring = (numbers: readonly number[]): Ring =>
    numbers.flatMap((number, index) => {
      const line = number < 0 ? lines[~number]!.toReversed() : lines[number]!;
      return index === 0 ? line : line.slice(1);
    });
  return new Map(
    objects.countries.geometries.flatMap((shape): [string, Outline][] => {
      const code = codeOf.get(shape.id ?? '');
      if (code === undefined) return [];
      return [
        shape.type === 'Polygon'
          ? [code, { type: shape.type, coordinates: shape.arcs.map(ring) }]
          : [code, { type: shape.type, coordinates: shape.arcs.map((rings) => rings.map(ring)) }],
      ];
    }),
  );
};

let outlines: ReadonlyMap<string, Outline> | undefined;

/** @returns a country's outline in degrees; nothing for one that is too small for a map of the world */
export const outlineOf = (isoA2: string): Outline | undefined => {
  outlines ??= drawn(createRequire(import.meta.url)('world-atlas/countries-110m.json') as Topology);
  return outlines.get(isoA2);
};
