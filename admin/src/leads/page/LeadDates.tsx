/** When what happened to the lead. */
import { leads } from '@cotejo/core/lead-records';
import { useRecordContext } from 'react-admin';
import { AbsoluteInstant } from '../../kit/time/Instant.tsx';
import { Facts } from '../../kit/ui/Facts.tsx';
import { type LeadRow } from '../lead.ts';
import { Panel } from '../../kit/ui/Panel.tsx';

const dates = ['fecha', 'fecha_asignado', 'fecha_gestion', 'fecha_cierre', 'fecha_ultimo_estado'] as const;

export const LeadDates = () => {
  const lead = useRecordContext<LeadRow>();
  if (!lead) return null;
  return (
    <Panel title="Fechas">
      <Facts
        of={leads.labels}
        facts={dates.map((field) => {
          const instant = lead[field];
          return { field, value: instant && <AbsoluteInstant value={instant} /> };
        })}
      />
    </Panel>
  );
};
