/** Reads a file in a process of its own: what it costs is bounded, and nobody waits for it but its sender. */
import { answerParent, inheritedFile } from '@cotejo/core/kit/children';
import { type FileQuestion } from './child-portions.ts';
import { bytesOf } from './file-bytes.ts';
import { portionsOf } from './portions.ts';
import { type Portion } from './table.ts';
import { refusalBy } from './unreadable.ts';

let portions: AsyncGenerator<Portion>;
answerParent(
  async (question) => {
    if (question !== 'next') {
      const { bytes, options } = question as FileQuestion;
      portions = portionsOf(bytesOf(inheritedFile, bytes), options);
    }
    const { value } = (await portions.next()) as IteratorYieldResult<Portion>;
    return value;
  },
  (thrown): Portion => ({ refused: refusalBy(thrown) }),
);
