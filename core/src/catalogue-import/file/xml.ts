/** The little of XML in which workbooks are written. */
const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));
/** A text of XML with its signs instead of their names; without what no text can hold. */
export const decoded = (xml: string): string =>
  xml.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex?: string, digits?: string, name?: string) => {
    if (name !== undefined) return entities.get(name) ?? whole;
    const point = hex === undefined ? Number(digits) : parseInt(hex, 16);
    const isHalf = point >= 0xd800 && point <= 0xdfff;
    return point <= 0x10ffff && !isHalf ? String.fromCodePoint(point) : '';
  }); // oxfmt-ignore

/** Made once for a name: a sheet has millions of cells. */
const once = <Made>(make: (name: string) => Made): ((name: string) => Made) => {
  const made = new Map<string, Made>();
  return (name) => {
    const known = made.get(name) ?? make(name);
    made.set(name, known);
    return known;
  };
};

// No `<` stands in a tag: without this, a file of tags that never end would be searched to its end from each of them.
const tagsOf = once((name) => ({
  opening: new RegExp(`<(?:\\w+:)?${name}(\\s[^<>]*?)?(/?)>`, 'g'),
  closing: new RegExp(`</(?:\\w+:)?${name}>`, 'g'),
}));
const said = once((name) => new RegExp(`\\s${name}="([^"]*)"`));

/** What stands between the tags of an element, for each of them in order; of the attributes, as they are. */
export const elements = function* (
  xml: string,
  name: string,
): Generator<{ attributes: string; inner: string }> {
  const { opening, closing } = tagsOf(name);
  for (let at = 0; ;) {
    opening.lastIndex = at;
    const open = opening.exec(xml);
    if (!open) return;
    const [{ length }, attributes = '', isEmpty] = open;
    const begins = open.index + length;
    closing.lastIndex = begins;
    const close = isEmpty ? undefined : closing.exec(xml);
    if (close === null) return;
    at = close ? closing.lastIndex : begins;
    yield { attributes, inner: close ? xml.slice(begins, close.index) : '' };
  }
};

/** What a tag says of a name, as it stands there. */
export const attribute = (attributes: string, name: string): string | undefined =>
  said(name).exec(attributes)?.[1];
