import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type RouteWorld } from '../../../routing/route-world.ts';
import { WorldProvider } from '../../../routing/world-context.ts';
import { ScoreMade } from './summary.tsx';

test('a score is told to be a note that staff have set, and not to measure anything', () => {
  const page = renderToStaticMarkup(
    <WorldProvider value={{} as RouteWorld}>
      <ScoreMade score={8.4} />
    </WorldProvider>,
  );
  expect(page).toContain('De qué está hecho el puntaje');
  expect(page).toContain('Es una nota nuestra');
  expect(page).not.toMatch(/puntaje (mide|dice)/);
});
