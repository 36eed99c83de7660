/** Label of the way to a plan's request: a plan is bought online, or a person answers (spec, public side, section 1). */

type Sellable = { readonly onlineSale?: boolean | undefined };

export const requestLabel = ({ onlineSale }: Sellable): 'Contratar' | 'Me interesa' =>
  onlineSale ? 'Contratar' : 'Me interesa';
