/** A file of made-up employees of Chile, every fourth row a child of the one before. */

const checkDigit = (digits: string): string => {
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (2 + (at % 6)), 0);
  const rest = 11 - (sum % 11);
  return rest === 11 ? '0' : rest === 10 ? 'K' : String(rest);
};
const rut = (number: number): string => {
  const digits = String(10_000_000 + number);
  return `${digits}-${checkDigit(digits)}`;
};

const headings = [
  'RUT',
  'Nombres',
  'Apellido paterno',
  'Fecha de nacimiento',
  'Sexo',
  'Correo',
  'Vigencia',
  'RUT titular',
  'Parentesco',
];

const isChild = (at: number): boolean => at % 4 === 3;

/** The document numbers of the employees among so many rows. */
export const holdersOf = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => at).flatMap((at) =>
    isChild(at) ? [] : [rut(at).replace('-', '')],
  );

/** @param from the first day with coverage, `YYYY-MM-DD` */
export const employeeFile = (count: number, from: string): Buffer => {
  const rows = Array.from({ length: count }, (_, at) =>
    isChild(at)
      ? [rut(at), 'Luz', 'Soto', '01/02/2015', 'F', '', from, rut(at - 1), 'Hijo propio menor de 18']
      : [rut(at), 'Rosa', 'Soto', '31/05/1990', 'F', `rosa${at}@correo.example`, from, '', ''],
  );
  return Buffer.from([headings, ...rows].map((cells) => cells.join(';')).join('\n'));
};
