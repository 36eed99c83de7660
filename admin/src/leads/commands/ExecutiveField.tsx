/** An executive who serves the leads' countries, with the number of open leads; one who is paused is marked. */
import { countryOf } from '@cotejo/core/reference/countries';
import { Alert, LinearProgress } from '@mui/material';
import { AutocompleteInput, required, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { plural } from '../../kit/words/plural.ts';
import { may } from '../../kit/providers/access.ts';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { ReadError } from '../../kit/ui/ReadError.tsx';
import { type LeadRow } from '../lead.ts';
import { type Executive, useExecutives } from '../../identity/index.ts';
import { alreadyWith, choicesFor } from './executiveChoices.ts';
import { executiveText } from './executiveText.ts';

const inWords = new Intl.ListFormat('es');

const chosen = [required('Elige a un ejecutivo.')];

export const ExecutiveField = ({ leads }: { leads: readonly LeadRow[] }) => {
  const translate = useTranslate();
  // The numbers change with every lead that is given.
  const { data = [], isPending, error, refetch } = useExecutives(0);
  const served = [...new Set(leads.map(({ country }) => countryOf(country).name))];
  const choices = choicesFor(leads, data);
  const isSharing = may(useConsoleIdentity(), 'leads:reassign');
  const isUnseen = ({ openLeads }: Executive): boolean => isSharing && openLeads === undefined;
  const executiveId: unknown = useWatch({ name: 'executiveId' });
  const choice = choices.find(({ id }) => id === executiveId);
  const had = choice ? alreadyWith(leads, choice) : 0;
  return (
    <>
      {isPending && <LinearProgress aria-label={translate('ra.message.loading')} />}
      {error && <ReadError title="No se pudieron leer los ejecutivos." error={error} onRetry={refetch} />}
      {!isPending && !error && choices.length === 0 && (
        <Alert severity="info">Ningún ejecutivo atiende este país.</Alert>
      )}
      <AutocompleteInput
        source="executiveId"
        label="Ejecutivo"
        choices={[...choices]}
        optionText={(executive: Executive) => executiveText({ ...executive, isUnseen: isUnseen(executive) })}
        // Enter takes the first that matches, and would send the form without it.
        autoHighlight
        // Opened by the focus that a click gives, the click itself would close it again.
        openOnFocus={false}
        noOptionsText="Ningún ejecutivo coincide."
        slotProps={{
          popper: { role: 'region', 'aria-label': 'Ejecutivo' },
        }}
        validate={chosen}
        // Leads of several countries leave few: the list says why.
        helperText={served.length > 1 && `Solo quienes trabajan en ${inWords.format(served)}.`}
        fullWidth
      />
      {choice && isUnseen(choice) && (
        <Alert severity="warning">Está fuera de tu equipo: ya no verás lo que le asignes.</Alert>
      )}
      {had > 0 && (
        <Alert severity="info">
          {plural(had, 'Ya tiene una de ellas, que no cambia.', `Ya tiene ${had} de ellas, que no cambian.`)}
        </Alert>
      )}
    </>
  );
};
