/** The version of what runs: its package's, and what was built of it. */

/**
 * Another with every build; the package's version alone where nothing was built. The build writes its fingerprint in
 * place of the variable: no operator sets it.
 */
export const builtVersion = (packageVersion: string): string => {
  const build = process.env['COTEJO_BUILD'];
  return packageVersion + (build ? `+${build}` : '');
};
