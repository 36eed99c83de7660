/** A password for one use, and whose it is. */
export type OneTimePassword = { readonly name: string; readonly password: string };
