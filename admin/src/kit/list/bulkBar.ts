/** Height of the bar for selected rows: what hangs over the rows hangs beneath it. */
import { measuredAs } from '../page/header.ts';

const name = '--bulk-bar-height';

/** As a CSS length; nothing while nothing is selected. */
export const bulkBarHeight = `var(${name}, 0px)`;

/** Measures the bar; on a phone it takes several lines. */
export const measureBulkBar = measuredAs(name);
