/** Chile's GES premiums, in UF per person a month: the spec's two tables at their dates, what held between them, and those of 2026. */

const source = (text: string): string => `Superintendencia de Salud: ${text}`;

/** docs/decisions/0073 says how the days of the first two are known. */
export const gesPremiums = [
  {
    from: '2022-09-01',
    rows: {
      uf: { 'vida-tres': '0.63', consalud: '0.595', banmedica: '0.59', 'nueva-masvida': '0.795', esencial: '0.8', 'cruz-blanca': '0.74', colmena: '0.77' },
    },
    source: 'Tabla de isapres abiertas, en vigor hasta septiembre de 2022; no se sabe desde cuándo',
  },
  {
    from: '2022-10-01',
    rows: {
      uf: { 'vida-tres': '0.85', consalud: '1.39', banmedica: '0.83', 'nueva-masvida': '1.29', esencial: '0.8', 'cruz-blanca': '1.228', colmena: '0.93' },
    },
    source: 'Prensa de octubre de 2022, sin verificar con la Superintendencia de Salud',
  },
  {
    from: '2023-12-01',
    rows: {
      uf: { 'vida-tres': '0.63', consalud: '0.602', banmedica: '0.602', 'nueva-masvida': '0.795', esencial: '0.8', 'cruz-blanca': '0.74', colmena: '0.77' },
    },
    source: source('primas de diciembre de 2023 a diciembre de 2025, por código de isapre'),
  },
  {
    from: '2026-01-01',
    rows: {
      uf: { 'vida-tres': '0.712', consalud: '0.731', banmedica: '0.778', 'nueva-masvida': '0.854', esencial: '0.91', 'cruz-blanca': '0.971', colmena: '1.036' },
    },
    source: source('primas desde enero de 2026'),
  },
] as const; // oxfmt-ignore
