/** *Costo anual estimado* as answers are documented. */
import { z } from 'zod';
import { usageLevels } from '../../reference/usage-levels.ts';

const unit = z.object({ code: z.string() });
const total = z
  .number()
  .describe('lo que cuesta el plan en un año más lo que pagan los asegurados al usarlo');

/** The year on a card. */
export const yearlyCost = z
  .object({ low: total, medium: total, high: total, unit })
  .nullable()
  .describe('costo anual estimado para el perfil según cuánto se use; nada si no se puede estimar');

/** The year as its own call answers it. */
export const explainedYear = z.object({
  unit,
  usageFrom: z.iso.date().nullable().describe('desde cuándo rige lo que se supone de un año de uso'),
  users: z.array(z.int()).describe('las personas del perfil que el plan asegura, desde 1'),
  levels: z.array(
    z.object({
      level: z.enum(usageLevels),
      name: z.string(),
      total,
      premiums: z.number().describe('lo que cuesta el plan en un año'),
      own: z.number().describe('lo demás: lo que pagan los asegurados cuando lo usan'),
      trace: z.array(z.looseObject({ step: z.string() })).describe('cómo se llega al total, paso a paso'),
      explanation: z.array(z.string()).describe('lo mismo en palabras'),
    }),
  ),
  reason: z.string().nullable().describe('por qué no se puede estimar'),
});
