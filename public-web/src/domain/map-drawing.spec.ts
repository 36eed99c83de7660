import { describe, expect, test } from 'vitest';
import { labelsApart, pathOf, viewOf } from './map-drawing.ts';

const lima = { lat: -12, lng: -77 };
const piura = { lat: -5, lng: -80.6 };

describe('a map', () => {
  test('has one place in its middle', () => expect(viewOf([lima], 400, 300).place(lima)).toEqual([200, 150]));

  test('has all places in it, the northern one above, the western one to the left', () => {
    const { place } = viewOf([lima, piura], 400, 300);
    const [[limaX, limaY], [piuraX, piuraY]] = [place(lima), place(piura)];
    expect(piuraY).toBeLessThan(limaY);
    expect(piuraX).toBeLessThan(limaX);
    for (const x of [limaX, piuraX]) expect(x).toBeGreaterThan(0);
    for (const y of [limaY, piuraY]) expect(y).toBeLessThan(300);
  });

  test('is as wide as the world is there', () => {
    const { place } = viewOf([{ lat: 60, lng: 0 }], 300, 300);
    const [east] = place({ lat: 60, lng: 1 });
    const [, north] = place({ lat: 61, lng: 0 });
    expect(east - 150).toBeCloseTo((150 - north) / 2, 0);
  });

  test('draws an outline as one line that ends where it began', () =>
    expect(
      pathOf(viewOf([lima], 400, 300), [
        [-77, -12],
        [-77, -11],
      ]),
    ).toBe('M200 150L200 50Z'));
});

test('an outline that crosses the back of the world is drawn in pieces', () => {
  const ring = [
    [179, 0],
    [-179, 1],
    [-178, 1],
  ];
  expect(
    pathOf(viewOf([{ lat: 0, lng: 0 }], 400, 300), ring)
      .match(/[MLZ]/g)
      ?.join(''),
  ).toBe('MMLZ');
});

test('no label covers another: the first keeps its place', () =>
  expect(
    labelsApart([
      { text: 'Lima', x: 100, y: 100 },
      { text: 'Callao', x: 102, y: 112 },
      { text: 'Piura', x: 300, y: 100 },
    ]).map(({ y }) => y),
  ).toEqual([100, 128, 100]));

test('points that cover each other have one label', () =>
  expect(
    labelsApart([
      { text: 'Lima (8)', x: 100, y: 100 },
      { text: 'Callao (1)', x: 98, y: 101 },
    ]),
  ).toEqual([{ text: 'Lima (8) · Callao (1)', x: 100, y: 100 }]));
