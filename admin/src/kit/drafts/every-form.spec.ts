import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!examples)\.tsx$/.test(file),
);

/** Forms, and fields whose text a component of its own holds. */
const holds = (code: string): boolean =>
  /<Form\s|<form\s|component="form"/.test(code) ||
  (/<TextField\s/.test(code) && /\buse(State|SyncExternalStore|Import)\b/.test(code));
const guards = (code: string): boolean => /\buse(Guard|Draft)\b|<FormGuard\b/.test(code);

/** Those that need not ask, and why. */
const excepted: Readonly<Record<string, string>> = {
  'accounts/StatementPanel.tsx': 'chooses days to look at',
  'bulk/BulkResults.tsx': 'filters what is shown',
  'catalogue-import/ImportForm.tsx': 'what is chosen outlives the page',
  'catalogue-import/run/RunResults.tsx': 'filters what is shown',
  'catalogue/form/fields/ReferenceField.tsx': 'stands in a form of a dialog',
  'catalogue/products/documents/UploadPdfDialog.tsx': 'its fields stand in a form of a dialog',
  'catalogue/products/versions/OnDay.tsx': 'chooses a day to look at',
  'employee-loads/LoadPreview.tsx': 'stands in a form of a dialog',
  'identity/commands/OneTimePasswordDialog.tsx': 'shows a password, and takes nothing in',
  'leads/home/ConversionPanel.tsx': 'chooses what to look at',
  'shell/auth/ExpiredPasswordForm.tsx': 'holds passwords alone, before anybody is logged in',
  'shell/auth/LoginForm.tsx': 'holds a password alone, before anybody is logged in',
  'shell/palette/Palette.tsx': 'searches',
};

test('every form and composer asks before it goes', () => {
  const unguarded = files.filter((file) => {
    const code = readFileSync(`${root}/${file}`, 'utf8');
    return holds(code) && !guards(code);
  });
  expect(unguarded.toSorted()).toEqual(Object.keys(excepted).toSorted());
});
