/** Whom a step of a trace is about, in words. */
import { unreachable } from '../../kit/event-sourcing/index.ts';
import { type CountryCode } from '../../kit/country/index.ts';
import { spelledAmount, type Unit } from '../../kit/money/index.ts';
import { dependantWords } from '../../reference/dependant-words.ts';
import { type Subject } from './trace.ts';
import { counted, roleName, speciesNames, years } from './trace-words.ts';

/** How a trace is told: numbers as the country writes them, amounts in the unit that the trace has come to. */
export type Teller = { readonly country: CountryCode; readonly unit: Unit };

export const subjectText = (subject: Subject, { country, unit }: Teller): string => {
  switch (subject.is) {
    case 'person':
      return `Persona ${subject.position}: ${roleName(subject.role, country)}, ${subject.sex === 'female' ? 'mujer' : 'hombre'}, ${years(subject.age)}.`;
    case 'pet': {
      const breed = subject.breed ? `, ${subject.breed}` : '';
      const group = subject.breedGroup ? ` (grupo ${subject.breedGroup})` : '';
      return `Mascota ${subject.position}: ${speciesNames[subject.species]}${breed}${group}, ${years(subject.age)}.`;
    }
    case 'company': {
      const dependants = subject.dependants
        ? ` y ${counted(subject.dependants, ...dependantWords[country])}`
        : '';
      return `Empresa de ${counted(subject.workers, 'trabajador', 'trabajadores')}${dependants}.`;
    }
    case 'payroll':
      return `Planilla de ${counted(subject.workers, 'trabajador', 'trabajadores')} con ${spelledAmount(subject.pay, unit, country)} al mes cada uno.`;
    case 'guards':
      return `${counted(subject.guards, 'guardia', 'guardias')}.`;
    case 'trip':
      return subject.billedDays > subject.days
        ? `Viaje de ${counted(subject.days, 'día', 'días')}; el mínimo que se cobra son ${subject.billedDays}.`
        : `Viaje de ${counted(subject.days, 'día', 'días')}.`;
    case 'household':
      return `Grupo familiar de ${counted(subject.persons, 'persona', 'personas')}.`;
    default:
      return unreachable(subject);
  }
};
