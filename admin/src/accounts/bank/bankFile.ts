/** A file of the bank as the service reads it. */
import { type CountryCode } from '@cotejo/core/kit/country';

export type BankFilePlace = {
  readonly country: CountryCode;
  readonly bank: string;
  readonly account: string;
};

export type BankFileAnswer = {
  readonly notes: readonly string[];
  /** Columns of the file that no field takes. */
  readonly unused: readonly string[];
  readonly odd: readonly { readonly row: number; readonly message: string }[];
  readonly debits: number;
  readonly hasBalance: boolean;
  readonly lines: readonly {
    readonly id: string;
    readonly row: number;
    readonly day: string;
    readonly amount: number;
    readonly reference: string;
    readonly description: string;
    readonly isNew: boolean;
    /** New, but known by its day, amount and words: the one or the other has no number. */
    readonly isAlike: boolean;
  }[];
};

/** The lines that a load takes in. @param withAlike those too that seem to be repeats */
export const takenIn = ({ lines }: BankFileAnswer, withAlike: boolean): BankFileAnswer['lines'] =>
  lines.filter(({ isNew, isAlike }) => isNew && (withAlike || !isAlike));

/** @param name of the file */
export const bankFileAddress = (
  place: BankFilePlace,
  { name, isTrial, withAlike }: { name: string; isTrial: boolean; withAlike: boolean },
): string =>
  `/api/bank-files?${new URLSearchParams({ ...place, name, dryRun: String(isTrial), withAlike: String(withAlike) })}`;
