/** What a form asks for: the fields of a zod schema, told in the few kinds that forms know. */

type Common = {
  /** Whether it may be left empty. */
  readonly isOptional: boolean;
};
export type NamedField = { readonly name: string; readonly field: Field };

/** The resources whose records a number of the catalogue may name, terms by their kind. */
export type ReferenceTo = {
  readonly resource: 'organizations' | 'insurance-types' | 'coverage-organizations' | 'catalogue-terms';
  readonly kind?: 'feature' | 'coverageTag' | 'coverageCountry';
};

export type Variant = { readonly value: string; readonly fields: readonly NamedField[] };

export type Field = Common &
  (
    | { readonly kind: 'text'; readonly isLong: boolean }
    | { readonly kind: 'picture' }
    | { readonly kind: 'number' | 'decimal' | 'amount' | 'flag' | 'day' | 'id' }
    | { readonly kind: 'choice'; readonly values: readonly (string | number)[] }
    | { readonly kind: 'choices'; readonly values: readonly (string | number)[] }
    /** One a line; of paragraphs, one after each empty line. */
    | { readonly kind: 'texts'; readonly isLong: boolean; readonly isNumeric: boolean }
    | { readonly kind: 'reference' | 'references'; readonly to: ReferenceTo }
    | { readonly kind: 'record'; readonly fields: readonly NamedField[] }
    | { readonly kind: 'list'; readonly item: Field }
    /** One of several records; `by` is the field that tells them apart, none where they only differ in shape. */
    | { readonly kind: 'variants'; readonly by?: string; readonly variants: readonly Variant[] }
    /** Values by a name that the person chooses. */
    | { readonly kind: 'dictionary'; readonly value: Field }
  );

/** Whether nothing of a field can be typed: it is what it is. */
export const isFixed = (field: Field): boolean =>
  field.kind === 'choice' && field.values.length === 1 && !field.isOptional;
