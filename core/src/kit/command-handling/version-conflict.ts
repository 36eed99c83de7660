/** A command that came too late: the stream is not what it was decided on. */
import { Rejection } from '../event-sourcing/index.ts';

/** The stream has changed since the version that the command expects. */
export class VersionConflict extends Rejection {
  /** Where the stream stands now, and what it amounts to. */
  readonly version: number;
  readonly position: string;
  readonly state: unknown;
  constructor(now: { readonly version: number; readonly position: string; readonly state: unknown }) {
    super(
      'conflict',
      'VERSION_CONFLICT',
      'Alguien cambió este registro. Revisa los cambios y vuelve a intentarlo.',
    );
    this.version = now.version;
    this.position = now.position;
    this.state = now.state;
  }
}
