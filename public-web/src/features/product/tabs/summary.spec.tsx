import { expect, test } from 'vitest';
import { renderHtml } from '../../../testing/render-html.ts';
import { ScoreMade } from './summary.tsx';

test('a score is told to be a note that staff have set, and not to measure anything', () => {
  const page = renderHtml('PE', <ScoreMade score={8.4} />);
  expect(page).toContain('De qué está hecho el puntaje');
  expect(page).toContain('Es una nota nuestra');
  expect(page).not.toMatch(/puntaje (mide|dice)/);
});
