/** Uuids by name (RFC 9562, version 5): the same name gives the same one. */
import { uuidOf } from './new-uuid.ts';

const bytesOf = (uuid: string): readonly number[] =>
  (uuid.match(/[0-9a-f]{2}/gi) ?? []).map((byte) => Number.parseInt(byte, 16));

/** @returns nothing where a page came without encryption: there a browser hashes nothing */
export const namedUuid = async (namespace: string, name: string): Promise<string | undefined> => {
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle) return undefined;
  const named = Uint8Array.from([...bytesOf(namespace), ...new TextEncoder().encode(name)]);
  return uuidOf(new Uint8Array(await subtle.digest('SHA-1', named), 0, 16), 5);
};
