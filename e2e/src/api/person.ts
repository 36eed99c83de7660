/** The contacts of people who are somebody else each: who shares one with another is taken for the same person. */
import { createHash } from 'node:crypto';

export type Contacts = {
  readonly numeroDocumento: string;
  readonly email: string;
  readonly telefono: string;
};

/** Of a person of Peru: the same for the same words, others for others. */
export const contactsOf = (seed: string): Contacts => {
  const hash = createHash('sha256').update(seed).digest();
  const digits = (offset: number): string => String(hash.readUInt32BE(offset) % 100_000_000).padStart(8, '0');
  return {
    numeroDocumento: digits(0),
    email: `${hash.toString('hex', 8, 16)}@example.test`,
    telefono: `+51 9${digits(4)}`,
  };
};
