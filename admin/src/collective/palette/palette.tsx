/** Palette options of collective insurance: commands on the record of this page, the queue's keys, and search results. */
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useMatch } from 'react-router-dom';
import { type CommandedRow } from '../../kit/commands/CommandDialog.tsx';
import { type Values } from '../../kit/commands/form.ts';
import { type PaletteOption, type PaletteSource } from '../../kit/context.ts';
import { lazyPart } from '../../kit/page/lazyPart.tsx';
import { may } from '../../kit/providers/access.ts';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { useContexts } from '../../kit/useContexts.ts';
import { wordsOf } from '../../kit/useWords.ts';
import { type CuttingDay } from '../policy-employees/coverage.ts';
import { queueKeys } from '../policy-employees/queue/queueKeys.ts';
import { useCuttingDays } from '../policy-employees/useCuttingDays.ts';
import {
  type Beginning,
  beginnings,
  type CommandedKind,
  isCommandedKind,
  onPage,
  requests,
} from './commands.ts';
import { paletteGroups } from '../../kit/palette.ts';

const BeginDialog = lazyPart(async () => (await import('./BeginDialog.tsx')).BeginDialog);
const PaletteDialog = lazyPart(async () => (await import('./PaletteDialog.tsx')).PaletteDialog);

type Here = { readonly kind: CommandedKind; readonly record: CommandedRow };

const useRecordHere = (): Here | undefined => {
  const shown = useMatch('/:kind/:id/show')?.params;
  const kind = shown?.kind;
  const isOurs = kind !== undefined && isCommandedKind(kind);
  const { data: record } = useGetOne<CommandedRow>(
    kind ?? 'companies',
    { id: shown?.id ?? '' },
    { enabled: isOurs, onError: () => undefined },
  );
  return isOurs && record ? { kind, record } : undefined;
};

type Begun = { readonly beginning: Beginning; readonly initial?: Values };

const prepare = beginnings.find(({ kind }) => kind === 'insurer-files')!;

/** The insurers for which one may prepare a file, read once the palette is opened. */
const useInsurersToSend = (isOpen: boolean): readonly CuttingDay[] => {
  const identity = useConsoleIdentity();
  const isAsked = isOpen && may(identity, prepare.permission);
  const { data } = useCuttingDays(isAsked);
  return isAsked ? (data ?? []) : [];
};

const usePagePalette: PaletteSource['usePagePalette'] = (isOpen) => {
  const contexts = useContexts();
  const nameOf = (of: string, command: string) => wordsOf(contexts, of)?.commands[command]?.name ?? command;
  const identity = useConsoleIdentity();
  const isQueue = useMatch('/policy-employees/por-responder') !== null;
  const here = useRecordHere();
  const [open, setOpen] = useState<Here & { readonly command: string }>();
  const [begun, begin] = useState<Begun>();
  const insurers = useInsurersToSend(isOpen);
  const option = (command: string, of: string): PaletteOption[] =>
    here
      ? [
          {
            key: `${of} ${command}`,
            group: paletteGroups.commands,
            label: nameOf(of, command),
            act: () => setOpen({ ...here, command }),
          },
        ]
      : [];
  const own = here
    ? here.record.allowedCommands
        .filter(({ command, allowed }) => allowed && !onPage.includes(command))
        .flatMap(({ command }) => option(command, here.kind))
    : [];
  const asks =
    here && requests.kinds.includes(here.kind) && may(identity, requests.permission)
      ? option(requests.command, 'policy-employees')
      : [];
  const begins = beginnings
    .filter(({ permission }) => may(identity, permission))
    .map((beginning): PaletteOption => ({
      key: `${beginning.kind} ${beginning.command}`,
      group: paletteGroups.commands,
      label: nameOf(beginning.kind, beginning.command),
      act: () => begin({ beginning }),
    }));
  const files = insurers.map(({ id, name }): PaletteOption => ({
    key: `${prepare.kind} ${prepare.command} ${id}`,
    group: paletteGroups.commands,
    label: `Preparar archivo para la aseguradora ${name}`,
    isTyped: true,
    act: () => begin({ beginning: prepare, initial: { insurerId: id } }),
  }));
  return {
    options: [...own, ...asks, ...begins, ...files],
    keys: isQueue ? queueKeys : {},
    dialog: (
      <>
        {open && <PaletteDialog {...open} onClose={() => setOpen(undefined)} />}
        {begun && <BeginDialog {...begun} onClose={() => begin(undefined)} />}
      </>
    ),
  };
};

export const collectivePalette: PaletteSource = {
  usePagePalette,
  loadSearch: async () => (await import('./useFound.ts')).useFound,
  shortcuts: [
    { keys: 'j', label: 'En activaciones y bajas: la siguiente' },
    { keys: 'k', label: 'En activaciones y bajas: la anterior' },
    { keys: 'a', label: 'En activaciones y bajas: aceptar, todas las seleccionadas si las hay' },
    { keys: 'r', label: 'En activaciones y bajas: rechazar, todas las seleccionadas si las hay' },
    { keys: 't', label: 'En activaciones y bajas: tomar para revisar, o dejarla (de a una)' },
    { keys: 'x', label: 'En activaciones y bajas: seleccionar la que se mira, o quitarla de la selección' },
  ],
};
