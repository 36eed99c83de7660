/** A file of the bank as the service reads it. */
import { type CountryCode } from '@cotejo/core/kit/country';

export type BankFilePlace = {
  readonly country: CountryCode;
  readonly bank: string;
  readonly account: string;
};

export type BankFileAnswer = {
  readonly notes: readonly string[];
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
  }[];
};

/** @param name of the file */
export const bankFileAddress = (place: BankFilePlace, name: string, isTrial: boolean): string =>
  `/api/bank-files?${new URLSearchParams({ ...place, name, dryRun: String(isTrial) })}`;
