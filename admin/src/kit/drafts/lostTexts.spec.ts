import { describe, expect, test } from 'vitest';
import { lostTexts, unsaved } from './lostTexts.ts';

const draft = 'Tienes un borrador en este navegador: se borra al cerrar sesión.';
const here = 'En esta pestaña hay algo que todavía no se guarda, y se pierde.';
const elsewhere = 'En otra pestaña hay algo que todavía no se guarda, y también se pierde.';

describe('the question before a logout', () => {
  test('says what this tab keeps no draft of beside the drafts and the other tab', () => {
    expect(lostTexts({ drafts: 1, isHere: true, isElsewhere: false })).toEqual([draft, here]);
    expect(lostTexts({ drafts: 0, isHere: true, isElsewhere: true })).toEqual([here, elsewhere]);
    expect(lostTexts({ drafts: 2, isHere: false, isElsewhere: false })).toEqual([
      'Tienes 2 borradores en este navegador: se borran al cerrar sesión.',
    ]);
  });
  test('says that something is not saved where no draft is written yet', () =>
    expect(lostTexts({ drafts: 0, isHere: false, isElsewhere: false })).toEqual([unsaved]));
});
