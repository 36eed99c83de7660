/** Who writes an event: the decisions that make it, and the commands and programs that use those decisions. */
import ts from 'typescript';
import { declarations, importsOf, nodesIn, type Source, sourcesIn, textProperty } from './sources.ts';

export type Writer = {
  /** The function of core that decides it. */
  readonly decision: string;
  /** Addresses of commands, such as `POST /api/commands/leads/{id}/assign`; else the file that decides. */
  readonly by: readonly string[];
};

/** Folders whose code sends commands. */
const senders = [
  'write-service/src',
  'read-service/src',
  'projectors/src',
  'local/src/demo',
  'deploy/register-user',
];

/** The types of the events that a tree makes: it holds `{ type: 'LeadAssigned', … }`. */
const madeIn = (tree: ts.Node): ReadonlySet<string> =>
  new Set(
    [...nodesIn(tree)]
      .filter(ts.isObjectLiteralExpression)
      .flatMap((literal) => textProperty(literal, 'type') ?? []),
  );

/** The names of the functions that a tree calls. */
const calledIn = (tree: ts.Node): ReadonlySet<string> =>
  new Set(
    [...nodesIn(tree)]
      .filter(ts.isCallExpression)
      .flatMap(({ expression }) => (ts.isIdentifier(expression) ? expression.text : [])),
  );

type Declared = {
  readonly name: string;
  readonly file: string;
  readonly imports: ReadonlySet<string>;
  readonly makes: ReadonlySet<string>;
  readonly calls: ReadonlySet<string>;
};

const declaredIn = (source: Source): Declared[] => {
  const [file, imports] = [source.path, importsOf(source)];
  return declarations(source).map(([name, tree]) => ({
    name,
    file,
    imports,
    makes: madeIn(tree),
    calls: calledIn(tree),
  }));
};

/** The functions of core that make an event of the type, by themselves or through one another. */
const decisionsOf = (type: string, declared: readonly Declared[]): ReadonlySet<string> => {
  const found = new Set(declared.filter(({ makes }) => makes.has(type)));
  for (let before = 0; found.size > before;) {
    before = found.size;
    // A name means what stands in the same file, or what the file imports: private functions of others may be called alike.
    for (const one of declared) {
      const meant = [...found].filter(({ file, name }) => file === one.file || one.imports.has(name));
      if (meant.some(({ name }) => one.calls.has(name))) found.add(one);
    }
  }
  return new Set([...found].map(({ name }) => name));
};

const firstText = ({ arguments: [first] }: ts.CallExpression): string | undefined =>
  first && ts.isStringLiteral(first) ? first.text : undefined;

/** The functions of a file that register a command under the name that they are given first. */
const registrars = (source: Source): ReadonlySet<string> =>
  new Set(
    declarations(source)
      .filter(([, declared]) => calledIn(declared).has('command'))
      .map(([name]) => name),
  );

/** Whether a node is one of the commands that are told by name: `assign` in `commands: { assign: … }`. */
const isNamedCommand = (node: ts.Node): node is ts.PropertyAssignment => {
  const commands = ts.isPropertyAssignment(node) && node.parent.parent;
  return commands && ts.isPropertyAssignment(commands) && commands.name.getText() === 'commands';
};

const declaredInCore = sourcesIn('core/src').flatMap(declarations);

/** The first object that a declaration writes: that of `partnerWords = { … }`, and of `partners = record({ … })`. */
const objectOf = (node: ts.Node): ts.ObjectLiteralExpression | undefined =>
  [...nodesIn(node)].find(ts.isObjectLiteralExpression);

/** A plain text of each description by its name: its own, or that of the words that it spreads. */
const textOfEach = (
  textIn: (object: ts.ObjectLiteralExpression) => string | undefined,
): ReadonlyMap<string, string> => {
  const own = new Map(
    declaredInCore.flatMap(([name, node]) => {
      const object = objectOf(node);
      const text = object && textIn(object);
      return text ? [[name, text] as const] : [];
    }),
  );
  return new Map([
    ...own,
    ...declaredInCore.flatMap(([name, node]) =>
      (objectOf(node)?.properties.filter(ts.isSpreadAssignment) ?? [])
        .flatMap(({ expression }) => own.get(expression.getText()) ?? [])
        .map((text) => [name, text] as const),
    ),
  ]);
};

/** The resources of described kinds of records: `partners` of `record({ ...partnerWords, … })`. */
const describedResources = textOfEach((object) => textProperty(object, 'resource'));

/** The commands that make a record: `create` of `creation: { command: 'create', … }`. */
const creations = textOfEach((object) => {
  const creation = object.properties
    .filter(ts.isPropertyAssignment)
    .find(({ name }) => name.getText() === 'creation')?.initializer;
  return creation && ts.isObjectLiteralExpression(creation) ? textProperty(creation, 'command') : undefined;
});

/** The command that `creationOn(partners)({ … })` registers. */
const creationOf = ({ expression }: ts.CallExpression): string | undefined =>
  ts.isCallExpression(expression) && expression.expression.getText() === 'creationOn'
    ? creations.get(expression.arguments[0]?.getText() ?? '')
    : undefined;

/**
 * The name of the registered command around a node: `command({ name: 'assign', … })`, `creationOn(partners)({ … })`,
 * `onLead('assign', …)` or `commands: { assign: … }`.
 */
const commandAround = (node: ts.Node, named: ReadonlySet<string>): string | undefined => {
  for (let above = node.parent; above; above = above.parent) {
    if (isNamedCommand(above)) return above.name.getText();
    if (!ts.isCallExpression(above)) continue;
    const [definition] = above.arguments;
    if (definition && ts.isObjectLiteralExpression(definition) && textProperty(definition, 'summary'))
      return textProperty(definition, 'name') ?? creationOf(above);
    if (ts.isIdentifier(above.expression) && named.has(above.expression.text)) return firstText(above);
  }
  return undefined;
};

/**
 * The name of the aggregate whose commands a file registers: `{ name: 'leads', commands, … }`, or the resource of the
 * description that it gives to `recordAggregate` or `commandOn`.
 */
const aggregateIn = ({ tree }: Source): string | undefined => {
  for (const node of nodesIn(tree)) {
    if (
      ts.isObjectLiteralExpression(node) &&
      node.properties.some((one) => one.name?.getText() === 'commands') &&
      textProperty(node, 'name')
    )
      return textProperty(node, 'name');
    if (ts.isCallExpression(node) && /^(recordAggregate|commandOn)$/.test(node.expression.getText()))
      return describedResources.get(node.arguments[0]?.getText() ?? '');
  }
  return undefined;
};

/** An address as it is documented; parameters in braces. */
const address = (path: string, method = 'post'): string =>
  `\`${method.toUpperCase()} ${path.replace(/:(\w+)/g, '{$1}')}\``;

/** The address of a form: `publicForm({ method: 'PATCH', path: '/api/…', … })`. */
const addressOfForm = (definition: ts.Expression | undefined): string | undefined => {
  if (!definition || !ts.isObjectLiteralExpression(definition)) return undefined;
  const path = textProperty(definition, 'path');
  return path?.startsWith('/api/') ? address(path, textProperty(definition, 'method')) : undefined;
};

/** The address whose handler a node stands in: `app.patch('/api/…', …)`, or a form's. */
const addressAround = (node: ts.Node): string | undefined => {
  for (let above = node.parent; above; above = above.parent) {
    if (!ts.isCallExpression(above)) continue;
    const [path] = above.arguments;
    const ofForm = addressOfForm(path);
    if (ofForm) return ofForm;
    if (!ts.isPropertyAccessExpression(above.expression)) continue;
    if (path && ts.isStringLiteral(path) && path.text.startsWith('/api/'))
      return address(path.text, above.expression.name.text);
  }
  return undefined;
};

/** The addresses that a file answers at. */
const addressesIn = ({ tree }: Source): string[] =>
  [...nodesIn(tree)].flatMap((node) =>
    ts.isStringLiteral(node) && node.text.startsWith('/api/') ? [address(node.text)] : [],
  );

/** Whether a mention is a use: it is called, answered by a function, or given as what a command decides. */
const isUse = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) ||
  ts.isArrowFunction(parent) ||
  (ts.isPropertyAssignment(parent) && parent.name.getText() === 'decide');

const usesIn = (source: Source, decision: string): string[] => {
  if (!importsOf(source).has(decision)) return [];
  const named = registrars(source);
  const aggregate = aggregateIn(source);
  return [...nodesIn(source.tree)]
    .filter((node) => ts.isIdentifier(node) && node.text === decision && isUse(node))
    .flatMap((node) => {
      const command = commandAround(node, named);
      if (command && aggregate) return [`\`POST /api/commands/${aggregate}/{id}/${command}\``];
      const around = addressAround(node);
      const addresses = around ? [around] : addressesIn(source);
      return addresses.length > 0 ? addresses : [`\`${source.path}\``];
    });
};

/** @returns the writers of each event type; an event that nothing makes any more has none */
export const findWriters = (types: Iterable<string>): ReadonlyMap<string, readonly Writer[]> => {
  const sources = senders.flatMap(sourcesIn);
  const declared = sourcesIn('core/src').flatMap(declaredIn);
  const writersOf = (type: string): Writer[] =>
    [...decisionsOf(type, declared)].flatMap((decision) => {
      const by = [...new Set(sources.flatMap((source) => usesIn(source, decision)))];
      return by.length > 0 ? [{ decision, by }] : [];
    });
  return new Map([...types].map((type) => [type, writersOf(type)]));
};
