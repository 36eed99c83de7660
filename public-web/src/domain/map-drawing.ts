/** Projection of a map onto a drawing: longitudes narrowed as they are at its latitude, north above. */

/** Degrees. */
export type Point = { readonly lat: number; readonly lng: number };
export type View = {
  readonly width: number;
  readonly height: number;
  readonly place: (point: Point) => readonly [x: number, y: number];
};

const least = 3;
const margin = 0.18;

const span = (values: readonly number[]): readonly [middle: number, width: number] => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return [(low + high) / 2, Math.max(least, (high - low) * (1 + 2 * margin))];
};

/** A window of a width and a height that has all points in it, and never less than three degrees. */
export const viewOf = (points: readonly Point[], width: number, height: number): View => {
  const [lat, tall] = span(points.map((point) => point.lat));
  const [lng, wide] = span(points.map((point) => point.lng));
  const narrow = Math.cos((lat * Math.PI) / 180);
  const scale = Math.min(width / (wide * narrow), height / tall);
  const round = (value: number): number => Math.round(value * 10) / 10;
  return {
    width,
    height,
    place: (point) => [
      round(width / 2 + (point.lng - lng) * narrow * scale),
      round(height / 2 - (point.lat - lat) * scale),
    ],
  };
};

/**
 * An outline as the path of a drawing; one that goes round the back of the world is drawn in pieces.
 * @param ring points as maps have them: the longitude, then the latitude
 */
export const pathOf = ({ place }: View, ring: readonly (readonly number[])[]): string => {
  const steps = ring.map(([lng = 0, lat = 0], nth) => {
    const isFar = nth === 0 || Math.abs(lng - (ring[nth - 1]![0] ?? 0)) > 180;
    return `${isFar ? 'M' : 'L'}${place({ lat, lng }).join(' ')}`;
  });
  return `${steps.join('')}Z`;
};

export type Label = { readonly text: string; readonly x: number; readonly y: number };

/** Height of a line of text and average width of a character, in the drawing's units. */
const [lineHeight, characterWidth] = [16, 8];

const overlap = (one: Label, other: Label): boolean =>
  Math.abs(one.y - other.y) < lineHeight &&
  Math.abs(one.x - other.x) < Math.max(one.text.length, other.text.length) * characterWidth;

/** Width of a point: two that are nearer look like one. */
const pointWidth = 10;

/** Joins the labels of points that overlap, as these look like one point. */
const joined = (labels: readonly Label[]): readonly Label[] => {
  const apart: Label[] = [];
  for (const label of labels) {
    const at = apart.findIndex(({ x, y }) => Math.hypot(x - label.x, y - label.y) < pointWidth);
    if (at === -1) apart.push(label);
    else apart[at] = { ...apart[at]!, text: `${apart[at]!.text} · ${label.text}` };
  }
  return apart;
};

/** Labels at their places; one that would cover another before it goes further down. */
export const labelsApart = (labels: readonly Label[]): readonly Label[] => {
  const placed: Label[] = [];
  for (const label of joined(labels)) {
    let next = label;
    while (placed.some((other) => overlap(next, other))) next = { ...next, y: next.y + lineHeight };
    placed.push(next);
  }
  return placed;
};
