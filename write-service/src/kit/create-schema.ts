/** A Postgres schema for tables of this service; where it is there already, no right to create one is needed. */
export const createSchema = (name: 'write' | 'files'): string => `
  do $$ begin
    if to_regnamespace('${name}') is null then create schema ${name}; end if;
  end $$;`;
