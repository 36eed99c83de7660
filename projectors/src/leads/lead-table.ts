/** Leads as the console filters, sorts and searches them: the described table, and what finds a person and words. */
import { unlessErased } from '@cotejo/core/kit/event-sourcing';
import { indexedText, plainly } from '@cotejo/core/kit/text';
import { leads, leadSearchText, leadValues, ownerOf, searchPartLength } from '@cotejo/core/lead-records';
import { lead, type Lead, type LeadEvent } from '@cotejo/core/leads';
import { contactHashes, phoneHash } from '@cotejo/core/leads/server';
import { definitionOf, describedTable, type FoldedTable } from '../kit/projector/index.ts';

const indexed = (text: string | null): string | null => (text === null ? null : indexedText(text));

/** @param indexKey 32 bytes: under it a person's other leads are found, without anybody being named */
export const leadTable = (indexKey: Buffer): FoldedTable<Lead, LeadEvent> =>
  describedTable(leads.table, lead, (id, state) => {
    if (state.status === 'unknown') return undefined;
    const values = leadValues(state);
    const person = unlessErased(state.person);
    const contact = person && { country: state.country, person };
    return {
      ...values,
      id,
      owner: ownerOf(state),
      productCode: indexed(values.productCode),
      originLead: indexed(values.originLead),
      sortName: indexedText(plainly(values.firstName ?? '')),
      search: leadSearchText(id, state),
      contactHashes: contact ? [...contactHashes(indexKey, contact)] : [],
      phoneHash: contact ? phoneHash(indexKey, contact) : null,
    };
  });

/**
 * What a search index has not sorted in yet, in kB. The change that makes it more sorts all of it: at Postgres's own 4 MB
 * every lead waited for a tenth of a second after each thousand changes, and a search looks through it line by line.
 */
const unsorted = 256;

/**
 * Parts of five letters find a word at a million rows as soon as at ten thousand, wherever it stands in another; trigrams
 * find what is shorter.
 */
export const leadTableDefinition = `
  ${definitionOf(leads.table)}
  create or replace function search_parts(search text) returns text[] language sql immutable strict parallel safe cost 1000 as $$
    select array(
      select distinct substr(word, place, ${searchPartLength})
      from string_to_table(search, ' ') word, generate_series(1, length(word) - ${searchPartLength - 1}) place)
  $$;
  create index if not exists lead_search_parts on lead using gin (search_parts(search));
  create index if not exists lead_contact_hashes on lead using gin (contact_hashes);
  ${['lead_search_trigrams', 'lead_search_parts', 'lead_contact_hashes'].map((index) => `alter index ${index} set (gin_pending_list_limit = ${unsorted});`).join('\n')}
`;
