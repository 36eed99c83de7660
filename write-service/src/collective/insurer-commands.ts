/** The commands on what insurers of the catalogue agreed on for collective policies. */
import { typedContact } from '@cotejo/core/collective';
import { refusalOf } from '@cotejo/core/records';
import { sees, type Staff } from '@cotejo/core/identity';
import {
  type CataloguedInsurer,
  createInsurerContact,
  insurerPermissions,
  type InsurerRecord,
  insurerRecord,
  insurerRecordSchema,
  insurerRule,
  type InsurerTerms,
  insurerTerms,
  type InsurerTermsEvent,
  insurerTermsValues,
  isInsurer,
  mostRetroactiveDays,
  removeInsurerContact,
  setCuttingDay,
  setRetroactiveDays,
  updateInsurerContact,
} from '@cotejo/core/insurer-terms';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { type Decision, rejectActor, rejectUnknown } from '@cotejo/core/kit/event-sourcing';
import { choice, day, record } from '@cotejo/core/kit/fields';
import { optionalText, text } from '@cotejo/core/kit/validation';
import { organization } from '@cotejo/core/organizations';
import { contactTypes, idsOf } from '@cotejo/core/reference/collective-tables';
import { z } from 'zod';
import { numbered } from '../catalogue/index.ts';
import { type Command, command, type CommandedAggregate } from '../kit/commands/definition.ts';
import { validated } from '../kit/http/validated.ts';

const unknown = 'No existe esa aseguradora, o no puedes verla.';

const whole = (least: number, most: number) => {
  const message = `Escribe un número entre ${least} y ${most}.`;
  return z.int(message).min(least, message).max(most, message);
};
const from = day.describe('desde qué día rige');
const contactFields = {
  name: text(200),
  email: text(200),
  phone: optionalText(40),
  typeId: choice(idsOf(contactTypes)),
};
const contactId = z.uuid('Elige un contacto.').toLowerCase();

export type InsurerParts = { readonly load: LoadAggregate; readonly now: () => Date };

type TermsDecision = Decision<InsurerTerms, InsurerTermsEvent>;
type Definition<Name extends keyof typeof insurerPermissions, Body> = {
  readonly name: Name;
  readonly summary: string;
  readonly body: z.ZodType<Body>;
  /** Told the insurer's country, and the id of the command. */
  readonly decide: (body: Body, country: CountryCode, commandId: string) => TermsDecision;
};

export const insurerAggregate = ({
  load,
  now,
}: InsurerParts): CommandedAggregate<InsurerTerms, InsurerTermsEvent, InsurerRecord> => {
  /** @throws Rejection `NOT_FOUND` for none that there is, or that this person sees */
  const insurerFor = async (id: string, by: Staff): Promise<CataloguedInsurer> => {
    const { state } = await load(organization, id);
    if (state.status === 'unknown' || !isInsurer(state.details)) return rejectUnknown(unknown);
    const { displayName: name, country, type } = state.details;
    return sees(insurerRule, by, { country }) ? { name, country, type } : rejectUnknown(unknown);
  };

  /** A command that is decided on an insurer that its sender sees, by its own permission. */
  const guardedBy = <Name extends keyof typeof insurerPermissions, Body>({
    name,
    decide,
    ...definition
  }: Definition<Name, Body>): Command<InsurerTerms, InsurerTermsEvent> => {
    const permission = insurerPermissions[name];
    return command({
      ...definition,
      name,
      permission,
      async country(_, id) {
        const { state } = await load(organization, id);
        return state.status === 'unknown' ? undefined : state.details.country;
      },
      async decide(body, { id, by, commandId }) {
        const { country } = await insurerFor(id, by);
        const refused = refusalOf(permission, insurerRule, { country }, by);
        return refused === undefined ? decide(body, country, commandId) : rejectActor(refused);
      },
    });
  };

  return {
    name: 'insurers',
    ids: numbered(unknown),
    tag: 'Seguros colectivos',
    decider: insurerTerms,
    commands: [
      guardedBy({
        name: 'set-cutting-day',
        summary: 'Fija el día de corte de una aseguradora, desde hoy o más adelante',
        body: record({ value: whole(1, 31).describe('día del mes'), from }),
        decide: (said, country) => setCuttingDay(country, said),
      }),
      guardedBy({
        name: 'set-retroactive-days',
        summary: 'Fija cuántos días hacia atrás acepta una aseguradora, desde hoy o más adelante',
        body: record({ value: whole(0, mostRetroactiveDays).describe('días'), from }),
        decide: (said, country) => setRetroactiveDays(country, said),
      }),
      guardedBy({
        name: 'create-contact',
        summary: 'Agrega un contacto de la aseguradora; su id es el de esta operación',
        body: record(contactFields),
        decide: (typed, country, commandId) =>
          createInsurerContact(commandId, validated(typedContact(country), typed)),
      }),
      guardedBy({
        name: 'update-contact',
        summary: 'Cambia un contacto de la aseguradora',
        body: record({ contactId, ...contactFields }),
        decide: ({ contactId: id, ...typed }, country) =>
          updateInsurerContact(id, validated(typedContact(country), typed)),
      }),
      guardedBy({
        name: 'delete-contact',
        summary: 'Quita un contacto de la aseguradora',
        body: record({ contactId }),
        decide: ({ contactId: id }) => removeInsurerContact(id),
      }),
    ],
    maySee: ({ country }, viewer) => country !== undefined && sees(insurerRule, viewer, { country }),
    shown: insurerRecordSchema,
    async show(id, state, at, viewer) {
      const insurer = await insurerFor(id, viewer);
      return insurerRecord(insurer, { ...insurerTermsValues(id, state), ...at }, viewer, now());
    },
  };
};
