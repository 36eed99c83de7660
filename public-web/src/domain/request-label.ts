/** Label of the way to a plan's request: a plan is bought online, or a person answers (spec, public side, section 1). */
import { type ProductCard } from '../api/index.ts';

export const requestLabel = ({ onlineSale }: Pick<ProductCard, 'onlineSale'>): 'Contratar' | 'Me interesa' =>
  onlineSale ? 'Contratar' : 'Me interesa';
