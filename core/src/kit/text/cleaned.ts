/** Removes invisible characters that keyboards, word processors and web pages put into a text (decision 0072). */

/** Marks that nothing shows, but for those that choose a letter's or an emoji's form: they belong to it. */
const invisible = /(?!\p{Join_C}|\p{VS})\p{DI}/gu;
/** A joiner with what is before it: of scripts that write with it and of emojis it is a part, elsewhere nothing. */
const joiners = /(^|.)\p{Join_C}+/gsu;
const joins = /[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;
const latin = /\p{Script=Latin}/u;

/** As browsers, Windows, and word processors end a line and a paragraph. */
const lineEnds = /\r\n?|[\v\f\u2028\u2029]/g;
/** No-break, thin and ideographic spaces among them. */
const blanks = /\p{Zs}/gu;

/**
 * The text as people see it: without zero-width and direction marks, byte order marks and soft hyphens; each blank a
 * common one, each line end one `\n`, and an accent one letter with what it is on.
 */
export const cleaned = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(joiners, (all, before: string) => (joins.test(before) && !latin.test(before) ? all : before))
    .replace(lineEnds, '\n')
    .replace(blanks, ' ')
    .normalize('NFC');

/** Marks that turn the direction in which people read what follows: `pago\u202efdp.exe` reads as `pagoexe.pdf`. */
const turning = /\p{Bidi_Control}/u;
const allTurning = /\p{Bidi_Control}/gu;

const withoutBidiMarksIn = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replace(allTurning, '');
  if (Array.isArray(value)) return value.map(withoutBidiMarksIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name.replace(allTurning, ''), withoutBidiMarksIn(inner)]),
  );
};

/**
 * JSON whose texts and names are read in the order in which they stand. Letters turn by themselves in scripts from right to
 * left, and no name needs a mark for it; refusing one would ask people to delete what they don't see.
 * @returns the value itself where it has no such mark
 */
export const withoutBidiMarks = <Value>(value: Value): Value =>
  turning.test(JSON.stringify(value) ?? '') ? (withoutBidiMarksIn(value) as Value) : value;

const dashes = /[\p{Pd}\u2043\u2212]/gu;
const apostrophes = /[`´‘’‛′＇]/g;

/** Dashes and apostrophes as keyboards have them, where they are signs and no typography: in names, ids and addresses. */
export const signsAsTyped = (text: string): string => text.replace(dashes, '-').replace(apostrophes, "'");
