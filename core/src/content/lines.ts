/** The lines of insurance of each country, in the order of its menu. */
import { type CountryCode } from '../kit/country/index.ts';
import { type Line } from './line.ts';
import { companyLines } from './lines/company.ts';
import { healthLines } from './lines/health.ts';
import { otherLines } from './lines/other.ts';

const allLines: readonly Line[] = [...healthLines, ...companyLines, ...otherLines];

/** The lines that a country has, in the order of its menu. */
export const linesOf = (country: CountryCode): readonly Line[] =>
  allLines.filter(({ countries }) => countries.includes(country));

/** @returns nothing for a line that the country does not have */
export const lineOf = (country: CountryCode, id: number): Line | undefined =>
  linesOf(country).find((line) => line.id === id);
