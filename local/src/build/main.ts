/** `npm run build`: everything that production images run, as `npm start` builds it. */
import { buildServices, buildSites } from './build.ts';

const begun = Date.now();
const built = (await Promise.all([buildServices(), buildSites()])).flat();
const seconds = ((Date.now() - begun) / 1000).toFixed(1);
process.stdout.write(
  built.length > 0 ? `Built ${built.join(', ')} in ${seconds} s.\n` : 'Everything is built.\n',
);
