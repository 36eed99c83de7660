/** Takes a file of the bank in: tried first, then loaded; what another file had comes in no second time. */
import { largestBankFile } from '@cotejo/core/bank-lines';
import { type CountryCode } from '@cotejo/core/kit/country';
import { banksOf } from '@cotejo/core/reference/banks';
import { countries } from '@cotejo/core/reference/countries';
import { Alert, Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { DraftLine } from '../../kit/drafts/DraftLine.tsx';
import { useDraft } from '../../kit/drafts/useDraft.ts';
import { useGuard } from '../../kit/drafts/useGuard.ts';
import { FilePick } from '../../kit/files/FilePick.tsx';
import { type TableProblem } from '../../kit/files/tableFile.ts';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { fileMessageOf } from '../../kit/providers/http-error.ts';
import { drafts, httpClient } from '../../kit/providers/tab.ts';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { Panel } from '../../kit/ui/Panel.tsx';
import { counted, plural } from '../../kit/words/plural.ts';
import { type BankFileAnswer, type BankFilePlace, bankFileAddress, takenIn } from './bankFile.ts';
import { FoundLines } from './FoundLines.tsx';

const fields = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' },
  pt: 1,
} as const;

const draft = 'bank-lines/file';
const noPlace: { readonly country?: CountryCode; readonly bank: string; readonly account: string } = {
  bank: '',
  account: '',
};

/** @returns what the service answers @throws HttpError */
const post = async (
  place: BankFilePlace,
  file: File,
  key: string,
  how: Omit<Parameters<typeof bankFileAddress>[1], 'name'>,
): Promise<BankFileAnswer> => {
  const headers = new Headers({ 'Content-Type': 'application/octet-stream', 'Idempotency-Key': key });
  const address = bankFileAddress(place, { name: file.name, ...how });
  const { json } = await httpClient(address, { method: 'POST', headers, body: file });
  return json as BankFileAnswer;
};

export const BankFilePage = () => {
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const identity = useConsoleIdentity();
  const offered = countries.filter(({ code }) => identity?.countries.includes(code));
  const [chosen, setChosen] = useState<{ file: File; key: string }>();
  const [fileProblem, setFileProblem] = useState<TableProblem>();
  const [answer, setAnswer] = useState<BankFileAnswer>();
  const [withAlike, setWithAlike] = useState(false);
  const [problem, setProblem] = useState('');
  const [isSending, setIsSending] = useState(false);
  const { value: place, setValue: setPlace, restored, startAgain } = useDraft(draft, noPlace, isSending);
  useGuard(`${draft}/file`, chosen !== undefined && !isSending, false);
  // The identity may arrive after the first render.
  const country = place.country ?? offered[0]?.code ?? 'PE';
  const { bank, account } = place;

  /** A change of the file or the account clears the result of the trial; fields are locked while an answer is awaited. */
  const changing =
    <Value,>(set: (value: Value) => void) =>
    (value: Value): void => {
      set(value);
      setAnswer(undefined);
      setWithAlike(false);
      setProblem('');
    };
  const send = async (isTrial: boolean): Promise<void> => {
    if (!chosen) return;
    setIsSending(true);
    setProblem('');
    try {
      const found = await post({ country, bank, account }, chosen.file, chosen.key, {
        isTrial,
        withAlike,
      });
      if (isTrial) return setAnswer(found);
      const { length } = takenIn(found, withAlike);
      notify(`${plural(length, 'Entró', 'Entraron')} ${counted(length, 'abono', 'abonos')}.`, {
        type: 'success',
      });
      drafts.forget(draft);
      refresh();
      await navigate('/bank-lines');
    } catch (error) {
      setAnswer(undefined);
      setProblem(fileMessageOf(error));
    } finally {
      setIsSending(false);
    }
  };
  const isReady = bank !== '' && account.trim() !== '' && chosen !== undefined;
  const fresh = answer ? takenIn(answer, withAlike).length : 0;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <PageHeading title="Cargar archivo del banco" />
        <Typography color="text.secondary" sx={{ mt: 0.5, maxWidth: 760 }}>
          El archivo tal como lo da el banco, XLSX o CSV. Primero se prueba: se ve qué entraría y no cambia
          nada. Un abono que ya estaba en otro archivo no entra otra vez.
        </Typography>
      </div>
      <Panel title="Cuenta y archivo">
        <Stack spacing={2}>
          {restored && <DraftLine draft={restored} onStartAgain={startAgain} />}
          <Box sx={fields}>
            <TextField
              select
              disabled={isSending}
              label="País"
              value={country}
              onChange={({ target }) =>
                changing(setPlace)({ account, bank: '', country: target.value as CountryCode })
              }
            >
              {offered.map(({ code, name }) => (
                <MenuItem key={code} value={code}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              select
              disabled={isSending}
              label="Banco"
              value={bank}
              onChange={({ target }) => changing(setPlace)({ ...place, bank: target.value })}
            >
              {banksOf[country].map((name) => (
                <MenuItem key={name} value={name}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              disabled={isSending}
              label="Número de la cuenta"
              value={account}
              onChange={({ target }) => changing(setPlace)({ ...place, account: target.value })}
              slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
            />
          </Box>
          <FilePick
            file={chosen?.file}
            most={largestBankFile}
            hint="XLSX o CSV, hasta 5 MB"
            isDisabled={isSending}
            problem={fileProblem}
            onChoose={(file, found) => {
              setFileProblem(found);
              // Each file is sent under a key of its own: the same once more has no second effect.
              changing(setChosen)(file && { file, key: crypto.randomUUID() });
            }}
          />
          {problem && <Alert severity="error">{problem}</Alert>}
          {answer && (
            <FoundLines answer={answer} country={country} withAlike={withAlike} onWithAlike={setWithAlike} />
          )}
          <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
            <Button
              variant={answer ? 'outlined' : 'contained'}
              disabled={!isReady}
              loading={isSending}
              onClick={() => void send(true)}
            >
              Probar
            </Button>
            {answer && (
              <Button
                variant="contained"
                disabled={fresh === 0}
                loading={isSending}
                onClick={() => void send(false)}
              >
                Cargar {counted(fresh, 'abono', 'abonos')}
              </Button>
            )}
          </Box>
        </Stack>
      </Panel>
    </Box>
  );
};
