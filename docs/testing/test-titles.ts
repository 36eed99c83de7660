/** What the tests of a file say. */
import ts from 'typescript';
import { nodesIn, sourceAt } from '../../local/src/event-catalogue/sources.ts';

/** The titles given to `test(…)` and `test.each(…)(…)`; none for a file that is neither a test nor a shared suite. */
export const titlesIn = (path: string): readonly string[] =>
  !/(\.spec\.tsx?|-contract\.ts)$/.test(path)
    ? []
    : [...nodesIn(sourceAt(path).tree)].flatMap((node) => {
        const [title] =
          ts.isCallExpression(node) && /^test\b/.test(node.expression.getText()) ? node.arguments : [];
        return title && ts.isStringLiteralLike(title) ? [title.text] : [];
      });
