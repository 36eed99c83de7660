/** A password for one use, and whose it is. */
export type Told = { readonly name: string; readonly password: string };
