/** Attaches files one after the other: each is uploaded, then a command attaches it to the record. */
import { useRef, useState } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import { failureText } from '../kit/commands/failureText.ts';
import { uploadFile } from '../kit/files/uploadFile.ts';
import { failureOf, mayBeSentAgain } from '../kit/providers/failure.ts';
import { messageOf } from '../kit/providers/http-error.ts';
import { session } from '../kit/providers/tab.ts';
import { type CommandOutcome, followed, useCommand } from '../kit/commands/useCommand.ts';
import { fileProblem, type FilesOf } from './fileModel.ts';

export type Sending = { readonly name: string; readonly progress: number };
/** A file that did not get there; kept so that the same can be tried again. */
export type FailedFile = {
  readonly file: File;
  readonly key: string;
  readonly problem: string;
  /** Whether the same would be refused again. */
  readonly isFinal: boolean;
};

export const useAttach = ({ resource, id }: FilesOf) => {
  const notify = useNotify();
  const { send } = useCommand(resource, id);
  const [sending, setSending] = useState<Sending>();
  const [failed, setFailed] = useState<readonly FailedFile[]>([]);

  const forget = (key: string) => setFailed((before) => before.filter((one) => one.key !== key));
  const fail = (file: File, key: string, problem: string, isFinal: boolean) =>
    setFailed((before) => [...before.filter((one) => one.key !== key), { file, key, problem, isFinal }]);
  const take = (file: File, key: string) => (outcome: CommandOutcome<RaRecord>) => {
    if (outcome.ok) {
      forget(key);
      notify(`Se adjuntó ${file.name}.`, { type: 'success' });
    } else if (outcome.failure)
      fail(file, key, failureText(outcome.failure) ?? '', !mayBeSentAgain(outcome.failure));
  };

  const attachOne = async (file: File, key: string) => {
    const problem = fileProblem(file);
    if (problem) return fail(file, key, problem, true);
    forget(key);
    setSending({ name: file.name, progress: 0 });
    try {
      const onProgress = (progress: number) => setSending({ name: file.name, progress });
      const token = await session.token();
      const address = `/api/files/${resource}/${id}?${new URLSearchParams({ name: file.name })}`;
      const { fileId } = await uploadFile({ address, file, key, token, onProgress });
      followed(await send('attach-file', { fileId, name: file.name }), take(file, key));
    } catch (error) {
      fail(file, key, messageOf(error), !mayBeSentAgain(failureOf(error)));
    } finally {
      setSending(undefined);
    }
  };

  // What is dropped or tried again while another file is on its way waits its turn.
  const last = useRef(Promise.resolve());
  const inTurn = (file: File, key: string): Promise<void> =>
    (last.current = last.current.then(() => attachOne(file, key)));

  return {
    sending,
    failed,
    attach: async (files: Iterable<File>) => {
      for (const file of files) await inTurn(file, crypto.randomUUID());
    },
    retry: ({ file, key }: FailedFile) => inTurn(file, key),
    dismiss: ({ key }: FailedFile) => forget(key),
  };
};
