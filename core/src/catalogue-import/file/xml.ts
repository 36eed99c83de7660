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

/** What stands between the tags of an element, for each of them in order; of the attributes, as they are. */
export const elements = function* (
  xml: string,
  name: string,
): Generator<{ attributes: string; inner: string }> {
  // No `<` stands in a tag: without this, a file of tags that never end would be searched to its end from each of them.
  const opening = new RegExp(`<(?:\\w+:)?${name}(\\s[^<>]*?)?(/?)>`, 'g');
  const closing = new RegExp(`</(?:\\w+:)?${name}>`, 'g');
  for (let open = opening.exec(xml); open; open = opening.exec(xml)) {
    const attributes = open[1] ?? '';
    if (open[2]) {
      yield { attributes, inner: '' };
      continue;
    }
    closing.lastIndex = opening.lastIndex;
    const close = closing.exec(xml);
    if (!close) return;
    yield { attributes, inner: xml.slice(opening.lastIndex, close.index) };
    opening.lastIndex = closing.lastIndex;
  }
};

/** What a tag says of a name, as it stands there. */
export const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
