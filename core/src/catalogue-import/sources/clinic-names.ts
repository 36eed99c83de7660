/** Derives readable clinic names from file ids and from registers that write capitals only. */

/** Spanish spellings of words in registers and ids; other words get a capital. */
const spellings = new Map(Object.entries({
  cl: 'Clínica', cm: 'Centro Médico', hosp: 'Hospital', clinica: 'Clínica', clinicas: 'Clínicas', clinico: 'Clínico', medico: 'Médico', medica: 'Médica',
  medicos: 'Médicos', policlinico: 'Policlínico', diagnostico: 'Diagnóstico', quirurgico: 'Quirúrgico', oftalmologica: 'Oftalmológica',
  jesus: 'Jesús', maria: 'María', jose: 'José', belen: 'Belén', uch: 'UCH', uc: 'UC', sac: 'S.A.C.', sa: 'S.A.', eirl: 'E.I.R.L.', srl: 'S.R.L.',
})); // oxfmt-ignore
const small = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'e', 'en', 'para']);

const spelledWord = (word: string, index: number): string => {
  const lower = word.toLocaleLowerCase('es');
  const known = spellings.get(lower.replace(/\./g, ''));
  if (known) return known;
  if (index > 0 && small.has(lower)) return lower;
  // Initials and abbreviations stay as they are.
  if (/\.|\d|^[^aeiouáéíóú]+$/i.test(word)) return word;
  return lower.replace(/(^|[-/("“])(\p{L})/gu, (_, before: string, letter: string) => `${before}${letter.toLocaleUpperCase('es')}`);
}; // oxfmt-ignore

/** `CLINICA SAN JUAN DE DIOS S.A.C.` gives Clínica San Juan de Dios S.A.C. */
export const nameFromCapitals = (name: string): string => name.split(/\s+/).map(spelledWord).join(' ');

/** `cl-bupa-santiago` gives Clínica Bupa Santiago, a provisional name. */
export const nameFromId = (id: string): string =>
  nameFromCapitals(
    id
      .split(/[-_\s]+/)
      .filter(Boolean)
      .join(' '),
  );
