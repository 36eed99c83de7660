/** An export's own key: it seals what was asked for and every part of the file, and goes with them. */
import { randomBytes } from 'node:crypto';
import { decryptBytes, encryptBytes } from '@cotejo/core/kit/personal-data';
import { z } from 'zod';

const order = z.enum(['ASC', 'DESC']);
const requestSchema = z.object({
  filter: z.record(z.string(), z.unknown()),
  sort: z.tuple([z.string(), order]).optional(),
  columns: z.array(z.string()).optional(),
  zone: z.string().optional(),
  actedBy: z.object({ id: z.uuid(), role: z.string() }).optional(),
});
/** What was asked for, and who acted as the person who did. */
export type ExportRequest = z.infer<typeof requestSchema>;

/** @param masterKey 32 bytes that wrap each export's key */
export const exportSealing = (masterKey: Buffer) => ({
  newKey: (id: string): { readonly key: Buffer; readonly wrapped: string } => {
    const key = randomBytes(32);
    return { key, wrapped: encryptBytes(masterKey, key, `export/${id}`).toString('base64') };
  },
  unwrap: (id: string, wrapped: string): Buffer =>
    decryptBytes(masterKey, Buffer.from(wrapped, 'base64'), `export/${id}`),
});
export type ExportSealing = ReturnType<typeof exportSealing>;

export const sealRequest = (key: Buffer, id: string, request: ExportRequest): Buffer =>
  encryptBytes(key, JSON.stringify(request), `exportRequest/${id}`);
export const openRequest = (key: Buffer, id: string, sealed: Buffer): ExportRequest =>
  requestSchema.parse(JSON.parse(decryptBytes(key, sealed, `exportRequest/${id}`).toString()));

/** Bound to its run and number: parts can neither be mixed nor put in another order. */
const partContext = (id: string, run: string, number: number): string => `exportPart/${id}/${run}/${number}`;
export const sealPart = (key: Buffer, id: string, run: string, number: number, content: Buffer): Buffer =>
  encryptBytes(key, content, partContext(id, run, number));
export const openPart = (key: Buffer, id: string, run: string, number: number, sealed: Buffer): Buffer =>
  decryptBytes(key, sealed, partContext(id, run, number));
