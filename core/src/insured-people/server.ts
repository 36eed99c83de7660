/** The ids of insured people: a keyed hash, so that a document stands in no address and can not be guessed from one. */
import { uuidV5 } from '../kit/command-handling/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { keyedHash } from '../kit/personal-data/index.ts';

const space = '5b0c2a44-6c35-4f0e-9a57-0e8d5f1c7a21';

type Identified = {
  readonly country: CountryCode;
  readonly companyId: string;
  readonly documentType: string;
  /** Digits and letters only. */
  readonly documentNumber: string;
};

/** The same document in another company is another person. @param indexKey 32 bytes */
export const personIdOf = (
  indexKey: Buffer,
  { country, companyId, documentType, documentNumber }: Identified,
): string =>
  uuidV5(
    space,
    keyedHash(indexKey, 'insuredPerson', [country, companyId, documentType, documentNumber].join('/')),
  );
