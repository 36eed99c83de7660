/** Values of a lead's fields as text: in lists, facts and the timeline, and where two people changed the same. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Columns } from '@cotejo/core/kit/table';
import { leads } from '@cotejo/core/lead-records';
import { referenceNumber } from '@cotejo/core/lead-requests';
import { countryOf } from '@cotejo/core/reference/countries';
import { cellOf } from '@cotejo/core/records';
import { documentTypesOf } from '@cotejo/core/reference/document-types';
import { phoneText } from '@cotejo/core/kit/text';
import { formatDocument } from '@cotejo/core/people';
import { isFilled } from '../../kit/commands/isFilled.ts';
import { formatInstant, formatZonedInstant } from '../../kit/time/time.ts';
import { valueInWords } from './freeForm.ts';
import { insuredLines } from './insured.ts';
import { priceText } from './price.ts';
import { visitLines } from './visits.ts';
import { codeAsWords } from '../leadModel.ts';

const columns: Columns = leads.columns;

/** Whether a field holds the instant of what happened; an appointment lies ahead. */
export const isInstant = (field: string): boolean =>
  columns[field]?.type === 'timestamptz' && field !== 'appointmentAt';

type Formatter = (value: never, country: CountryCode) => string | undefined;

const lines = (some: readonly string[]): string | undefined => some.join('; ') || undefined;

/** A number alone does not say of what type it is: it is written as people write it where there is one type only. */
const documentText = (number: string, country: CountryCode): string => {
  const [type, another] = documentTypesOf(country);
  return type && !another ? formatDocument(country, type.code, number) : number;
};

const formatters: Readonly<Record<string, Formatter>> = {
  // When the person is called: by the clocks of where that is.
  appointmentAt: (at: string, country) => {
    const { timeZone, name } = countryOf(country);
    return `${formatZonedInstant(at, timeZone)} (hora de ${name})`;
  },
  phone: phoneText,
  duplicateOf: referenceNumber,
  documentNumber: documentText,
  partnerDocument: documentText,
  quotedPrice: priceText,
  productType: codeAsWords,
  businessLine: codeAsWords,
  profile: (profile: Readonly<Record<string, unknown>>) => lines(insuredLines(profile)),
  insurance: (insurance: Readonly<Record<string, unknown>>) => lines(insuredLines(insurance)),
  attribution: (visits: readonly Readonly<Record<string, unknown>>[]) => lines(visitLines(visits)),
};

/**
 * @param country the lead's: how numbers are written, and by which clocks appointments are kept
 * @returns nothing for what is not there
 */
export const fieldValue = (field: string, value: unknown, country: CountryCode): string | undefined => {
  if (!isFilled(value)) return undefined;
  if (isInstant(field)) return formatInstant(String(value));
  const format = formatters[field];
  if (format) return format(value as never, country) ?? valueInWords(value);
  const text = field in columns ? cellOf(leads, field, { [field]: value }) : value;
  return typeof text === 'number' ? String(text) : valueInWords(text);
};

/** Fields that the title of the event says already, and ids of people beside their names. */
const implied: ReadonlySet<string> = new Set(['executiveId', 'fecha_ultimo_estado', 'erased']);

/** Whether a change is worth a line: a flag that was never set says nothing. */
export const isWorthShowing = ({
  field,
  before,
  after,
}: {
  field: string;
  before?: unknown;
  after?: unknown;
}) => !implied.has(field) && (isFilled(before) || (after !== false && isFilled(after)));
