/** The table of uploaded files. The read service reads it. */
import { createSchema } from '../kit/create-schema.ts';

/** Turns the table of when only leads had files into today's; the contents stay where they are on disk. */
const fromLeadFiles = `
  do $$ begin
    if to_regclass('files.lead_file') is not null and to_regclass('files.file') is null then
      alter table files.lead_file rename to file;
      alter table files.file add column if not exists uploaded_by uuid;
      alter table files.file add column aggregate text not null default 'leads';
      alter table files.file alter column aggregate drop default;
      alter table files.file add column owner_id text;
      update files.file set owner_id = lead_id::text;
      alter table files.file alter column owner_id set not null;
      alter table files.file drop column lead_id;
      alter index if exists files.lead_file_waiting rename to file_waiting;
      alter index if exists files.lead_file_waiting_of rename to file_waiting_of;
    end if;
  end $$;`;

/** SQL that may run again. Ciphertext does not compress, so Postgres need not try. */
export const fileSchema = `
  ${createSchema('files')}
  ${fromLeadFiles}
  create table if not exists files.file (
    id uuid primary key,
    aggregate text not null,
    owner_id text not null,
    uploaded_by uuid,
    media_type text not null,
    bytes int not null,
    sealed bytea not null,
    attached boolean not null default false,
    uploaded_at timestamptz not null default now(),
    withdrawing_at timestamptz
  );
  alter table files.file add column if not exists withdrawing_at timestamptz;
  alter table files.file alter column sealed set storage external;
  create index if not exists file_owner on files.file (owner_id);
  create index if not exists file_waiting on files.file (uploaded_at) where not attached;
  create index if not exists file_waiting_of on files.file (uploaded_by) where not attached;
  create index if not exists file_withdrawing on files.file (withdrawing_at) where withdrawing_at is not null;
`;
