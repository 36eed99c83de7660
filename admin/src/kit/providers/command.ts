/** Sends a command: the only way in which the console changes anything. */
import { HttpError, type RaRecord } from 'react-admin';
import { type HttpClient } from './http-client.ts';
import { type MinPosition } from './min-position.ts';

export type CommandOptions = {
  /** The command's id: the same one again, after a broken connection, has no second effect. */
  readonly commandId: string;
  /** The version that the person saw; a newer one is a conflict. */
  readonly expectedVersion?: number;
  /** The name of the draft that it was made from: forgotten once it is done. */
  readonly draft?: string | undefined;
};

export type CommandAnswer<Row extends RaRecord = RaRecord> = {
  readonly commandId: string;
  readonly id: string;
  readonly version: number;
  readonly position: string;
  readonly record: Row;
  /** A password that nobody is told again. */
  readonly oneTimePassword?: string;
};

export type SendCommand = <Row extends RaRecord>(
  resource: string,
  id: string,
  name: string,
  payload: object,
  options: CommandOptions,
) => Promise<CommandAnswer<Row>>;

/** Whether an answer is one: react-admin puts an empty object in the place of an answer when a session ends. */
export const isCommandAnswer = (answer: unknown): answer is CommandAnswer & { allowedCommands?: unknown } => {
  if (typeof answer !== 'object' || answer === null) return false;
  const { version, position, record } = answer as Partial<CommandAnswer>;
  return typeof version === 'number' && typeof position === 'string' && typeof record?.id === 'string';
};

export const createSendCommand =
  (client: HttpClient, minPosition: MinPosition): SendCommand =>
  async <Row extends RaRecord>(
    resource: string,
    id: string,
    name: string,
    payload: object,
    { commandId, expectedVersion }: CommandOptions,
  ) => {
    const headers = new Headers({ 'Content-Type': 'application/json', 'Idempotency-Key': commandId });
    if (expectedVersion !== undefined) headers.set('If-Match', `"${expectedVersion}"`);
    const url = `/api/commands/${resource}/${encodeURIComponent(id)}/${name}`;
    const { json } = await client(url, { method: 'POST', headers, body: JSON.stringify(payload) });
    if (!isCommandAnswer(json)) throw new HttpError('El servidor dio una respuesta inesperada.', 502, json);
    minPosition.raise(json.position);
    const { version, allowedCommands } = json;
    const record = {
      ...json.record,
      version,
      ...(allowedCommands ? { allowedCommands } : {}),
    } as unknown as Row;
    const { commandId: sent, id: of, position, oneTimePassword } = json;
    return { commandId: sent, id: of, version, position, record, oneTimePassword };
  };
