/** Structured data in a page: data, which no browser runs. */
import { scriptSafe } from './json-ld.ts';

export const JsonLd = ({ data }: { readonly data: unknown }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptSafe(data) }} />
);
