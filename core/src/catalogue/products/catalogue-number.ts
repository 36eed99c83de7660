/** Whole numbers for what the spec's calls know by number and the catalogue by a code: derived, never handed out. */
import { type CountryCode } from '../../reference/index.ts';

/** FNV-1a of 64 bits: http://www.isthe.com/chongo/tech/comp/fnv, "xor-folding" included. */
const [start, prime, bits64] = [0xcbf29ce484222325n, 0x100000001b3n, (1n << 64n) - 1n];
const [width, mask] = [52n, (1n << 52n) - 1n];

const utf8 = new TextEncoder();

/**
 * The number of a code: the same for ever, everywhere, without anything being counted. Different codes have different
 * numbers but for a chance of one in a million among 100,000 of them.
 * @param code any text; composed and decomposed accents are the same
 * @returns a positive integer of 52 bits at most, which JSON and JavaScript keep exactly
 */
export const catalogueNumber = (code: string): number => {
  let hash = start;
  for (const byte of utf8.encode(code.normalize('NFC'))) hash = ((hash ^ BigInt(byte)) * prime) & bits64;
  return Number((hash & mask) ^ (hash >> width)) || 1;
};

/** The number by which the spec's calls name a product (`/api/insurance/{id}/…`). */
export const productNumber = (code: string): number => catalogueNumber(code);

/**
 * Numbers for what the market has none for: from what each is called in addresses, files and calls, so that an import
 * finds what it brought before.
 */
export const organizationNumber = (country: CountryCode, url: string): number =>
  catalogueNumber(`organization/${country}/${url}`);
export const insuranceTypeNumber = (country: CountryCode, name: string): number =>
  catalogueNumber(`insuranceType/${country}/${name}`);
export const coverageOrganizationNumber = (country: CountryCode, code: string): number =>
  catalogueNumber(`coverageOrganization/${country}/${code}`);
export const catalogueTermNumber = (country: CountryCode, kind: string, name: string): number =>
  catalogueNumber(`catalogueTerm/${country}/${kind}/${name}`);
