/** Which styles of a workbook show a number as a percentage: of `18 %` a cell holds 0.18, and the style that it has. */
import { attribute, decoded, elements } from './xml.ts';

/** `0%` and `0.00%`, which are in every workbook (ECMA-376, part 1, 18.8.30). */
const builtIn = ['9', '10'];
/** No spreadsheet takes a longer format. */
const longestFormat = 255;
/** What stands for itself in a format, what is as wide as a sign or fills the cell with it, and conditions and colours. */
const notCounted = /"[^"]*"|[\\_*][^]|\[[^\]]*\]/g;
const isPercent = (format: string): boolean =>
  format.slice(0, longestFormat).replace(notCounted, '').includes('%');

const itemsOf = function* (xml: string, list: string, item: string): Generator<string> {
  const [found] = elements(xml, list);
  for (const { attributes } of elements(found?.inner ?? '', item)) yield attributes;
};

/**
 * @param styles the workbook's part with its styles
 * @returns their numbers, as cells name them
 */
export const percentStyles = (styles: string): ReadonlySet<string> => {
  const formats = new Set(builtIn);
  for (const format of itemsOf(styles, 'numFmts', 'numFmt'))
    if (isPercent(decoded(attribute(format, 'formatCode') ?? '')))
      formats.add(attribute(format, 'numFmtId') ?? '');
  const percents = new Set<string>();
  let number = 0;
  for (const style of itemsOf(styles, 'cellXfs', 'xf')) {
    if (formats.has(attribute(style, 'numFmtId') ?? '')) percents.add(String(number));
    number += 1;
  }
  return percents;
};
