/** A file of made-up plans as an isapre might send it: as many as are wanted, no two alike. */

const isapres = ['Colmena', 'Cruz Blanca', 'Vida Tres', 'Nueva Masvida', 'Banmédica', 'Consalud', 'Esencial'];
const zones = ['santiago', 'norte', 'centro', 'sur', 'octava'];
const clinics = 100;
/** Of each plan, on each side: what the published ones have at most in the middle. */
const clinicsEach = 12;

const shares = (plan: number, side: number): Record<string, number> =>
  Object.fromEntries(
    Array.from({ length: clinicsEach }, (_, index) => [
      `cl-banco-${(plan * 7 + side * 3 + index * 5) % clinics}`,
      50 + ((plan + index) % 6) * 10,
    ]),
  );

export const planFile = (count: number): Buffer =>
  Buffer.from(
    JSON.stringify(
      Array.from({ length: count }, (_, plan) => ({
        isapre: isapres[plan % isapres.length],
        code: `BENCH-${plan}`,
        name: `Plan de medida ${plan}`,
        baseUf: 1 + (plan % 400) / 100,
        cap: plan % 5 === 0,
        notes: null,
        zones: [zones[plan % zones.length]],
        hosp: shares(plan, 0),
        amb: shares(plan, 1),
      })),
    ),
  );
