import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /(?<!examples)\.tsx$/.test(file) && !file.startsWith('testing/'),
);

/** The elements and calls of a file, by name; a form that another element is made of is one, too. */
const usesOf = (code: string): ReadonlySet<string> => {
  const source = ts.createSourceFile('one.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const uses = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningLikeElement(node)) {
      uses.add(`<${node.tagName.getText(source)}>`);
      if (node.attributes.properties.some((one) => one.getText(source) === 'component="form"'))
        uses.add('<form>');
    }
    if (ts.isCallExpression(node)) uses.add(`${node.expression.getText(source)}()`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
};

const hasAny = (uses: ReadonlySet<string>, ...names: readonly string[]): boolean =>
  names.some((name) => uses.has(name));

/** Forms, and fields of their own; those of a library's form fail without one around them. */
const holds = (uses: ReadonlySet<string>): boolean =>
  hasAny(uses, '<form>', '<Form>', '<SimpleForm>', '<FormProvider>', 'useForm()') ||
  (hasAny(
    uses,
    ...['<input>', '<textarea>', '<select>', '<TextField>', '<InputBase>', '<OutlinedInput>'],
    ...['<Autocomplete>', '<Select>', '<Checkbox>', '<RadioGroup>', '<Switch>', '<FilePick>'],
  ) &&
    !hasAny(uses, 'useController()', 'useInput()', 'useFormContext()', 'useFieldArray()'));

const isUnguarded = (code: string): boolean => {
  const uses = usesOf(code);
  return holds(uses) && !hasAny(uses, '<FormGuard>', 'useGuard()', 'useDraft()');
};

/** Those that need not ask, by why. */
const excepted: Readonly<Record<string, readonly string[]>> = {
  'chooses what is looked at, or in which order': [
    'accounts/StatementPanel.tsx',
    'audit/DurationsView.tsx',
    'audit/AuditEntrySort.tsx',
    'audit/ZoneChoice.tsx',
    'bulk/BulkResults.tsx',
    'catalogue-import/run-panel/RunResults.tsx',
    'catalogue/history/Comparison.tsx',
    'catalogue/products/versions/OnDay.tsx',
    'collective/policy-employees/queue/QueueSort.tsx',
    'leads/columns/ColumnsButton.tsx',
    'leads/home/ConversionPanel.tsx',
    'leads/list/LeadSort.tsx',
    'shell/palette/Palette.tsx',
    'shell/shortcuts/ShortcutHelp.tsx',
  ],
  'selects rows': ['collective/policy-employees/queue/QueueRows.tsx', 'leads/list/SelectLead.tsx'],
  'answers as a visitor would, to see what follows': [
    'catalogue/products/preview/profile-form/Answers.tsx',
    'catalogue/products/preview/profile-form/Persons.tsx',
    'catalogue/products/preview/profile-form/Pets.tsx',
    'catalogue/products/preview/profile-form/inputs.tsx',
  ],
  'is a field whose page or form holds its value': [
    'accounts/bank/FoundLines.tsx',
    'catalogue-import/FileDrop.tsx',
    'kit/files/FilePick.tsx',
  ],
  'holds what outlives the page': ['catalogue-import/ImportForm.tsx'],
  'sends a file as soon as it is chosen': ['files/FilesPanel.tsx'],
  'shows a password, and takes nothing in': ['identity/commands/OneTimePasswordDialog.tsx'],
  'takes passwords alone, before anybody is logged in': [
    'shell/auth/ExpiredPasswordForm.tsx',
    'shell/auth/ForgottenPasswordForm.tsx',
    'shell/auth/LoginForm.tsx',
    'shell/auth/PasswordField.tsx',
    'shell/auth/PasswordLinkPage.tsx',
  ],
};

describe('a form or composer', () => {
  const field = (inside: string) => `export const A = () => { ${inside} return <TextField value={a} />; };`;
  test.each([
    ['with neither guard nor draft', field('const [a, setA] = useState();'), true],
    ['that only speaks of a guard', field('/* useGuard() */'), true],
    ['made of another element', 'const A = () => <Box component="form"><B /></Box>;', true],
    ['with a draft', field("const { value: a } = useDraft('a', '', false);"), false],
    ['with a guard', 'const A = () => <Form><FormGuard name="a" /></Form>;', false],
    ['whose field is of the form around it', field('const { field: a } = useController(b);'), false],
  ])('%s is told apart: %s', (_, code, expected) => expect(isUnguarded(code)).toBe(expected));

  test('asks before it goes, in every file of the console', () => {
    const unguarded = files.filter((file) => isUnguarded(readFileSync(`${root}/${file}`, 'utf8')));
    expect(unguarded.toSorted()).toEqual(Object.values(excepted).flat().toSorted());
  });
});
