/** The code as trees: what a file declares, and what it mentions. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { inRepository } from '../build/index.ts';

export type Source = { readonly path: string; readonly tree: ts.SourceFile };

const isTest = (path: string): boolean => /\.spec\.tsx?$|\/testing\//.test(path);

export const sourceAt = (path: string): Source => ({
  path,
  tree: ts.createSourceFile(path, readFileSync(inRepository(path), 'utf8'), ts.ScriptTarget.Latest, true),
});

/** The TypeScript files of a folder of the repository, tests apart. */
export const sourcesIn = (folder: string): readonly Source[] =>
  readdirSync(inRepository(folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !isTest(path))
    .sort()
    .map(sourceAt);

/** Every node below a node, the node itself first. */
export function* nodesIn(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesIn(child);
}

/** The text of a property such as `name: 'leads'`; nothing when it is not plain text. */
export const textProperty = (object: ts.ObjectLiteralExpression, name: string): string | undefined =>
  object.properties
    .filter(ts.isPropertyAssignment)
    .flatMap(({ name: key, initializer }) =>
      key.getText() === name && ts.isStringLiteral(initializer) ? [initializer.text] : [],
    )[0];

/** The names that a file's top level declares, each with its tree. */
export const declarations = ({ tree }: Source): readonly (readonly [name: string, node: ts.Node])[] =>
  tree.statements.flatMap((statement): [string, ts.Node][] => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map((one) => [one.name.getText(), one]);
    return ts.isFunctionDeclaration(statement) && statement.name ? [[statement.name.text, statement]] : [];
  });

/** The names that a file brings in from elsewhere, as it calls them. */
export const importsOf = ({ tree }: Source): ReadonlySet<string> =>
  new Set(
    tree.statements
      .filter(ts.isImportDeclaration)
      .flatMap((statement) => [...nodesIn(statement)].filter(ts.isImportSpecifier))
      .map(({ name }) => name.text),
  );
