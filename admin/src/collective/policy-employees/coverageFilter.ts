/** The filters of lists of coverages as the service takes them. */
import { yesNoQuery } from '../../kit/list/yesNoQuery.ts';

export const coverageFilter = yesNoQuery('waiting', 'late', 'unsent');
