/** Stands in for Zod's English messages in browsers: every rule here has its own in Spanish, and no visitor loads the others. */
const localeError = (): string => 'Revisa este valor.';

// Zod imports a default.
export default () => ({ localeError });
