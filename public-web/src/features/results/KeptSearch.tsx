/** Hidden fields with a search: a form that is sent without a script replaces the whole query of its address. */
import { type Search, writeSearch } from '../../domain/search-address.ts';

export const KeptSearch = ({ search }: { readonly search: Search }) =>
  [...new URLSearchParams(writeSearch(search))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
