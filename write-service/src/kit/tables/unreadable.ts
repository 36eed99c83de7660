/** A file of which nothing can be read. */
import { type FieldErrors, Rejection, rejectInput } from '@cotejo/core/kit/event-sourcing';

/** @throws Rejection (422) about the file as a whole */
export const unreadable = (message: string): never => rejectInput({ file: message });

export const damagedFile =
  'El archivo está dañado y no se puede leer. Ábrelo en el programa con que se hizo, guárdalo de nuevo y vuelve a elegirlo.';

/** The reason that whoever sent a file is told. What is thrown on reading it and is no refusal comes from damage that no check knows. */
export const refusalBy = (thrown: unknown): FieldErrors =>
  thrown instanceof Rejection ? thrown.errors : { file: damagedFile };
