/** In which order the rows of a file are decided: family by family, the holder before those who go along, each person once. */

/** A row that was read: whom it is about, and on whom this person depends. */
export type PlannedRow<Row> = {
  readonly row: Row;
  readonly personId: string;
  /** Of a dependant. */
  readonly holderId?: string | undefined;
  /** Of an end, the first day without coverage. */
  readonly until?: string | undefined;
};
/** Rows that hang together. */
export type PlannedFamily<Row> = {
  readonly holder?: Row;
  /** All of them, in the order in which they are decided. */
  readonly rows: readonly Row[];
};
export type LoadPlan<Row> = {
  readonly families: readonly PlannedFamily<Row>[];
  /** Rows of one person, with the first other one of the same person. */
  readonly repeated: readonly { readonly row: Row; readonly other: Row }[];
  /** Rows beyond the most dependants that one holder may have in a file. */
  readonly crowded: readonly Row[];
};

/** Dependants of one holder in a file: a family is decided at once, and each row as all before it left the family. */
export const mostMembers = 100;

type Family<Row> = { holder?: PlannedRow<Row>; members: PlannedRow<Row>[] };

/** Dependants wait for their holder, but for who leaves earlier: the holder's end would take them along on its own day. */
const inOrder = <Row>({ holder, members }: Family<Row>): PlannedFamily<Row> => {
  const leavesEarlier = ({ until }: PlannedRow<Row>): boolean =>
    until !== undefined && holder?.until !== undefined && until < holder.until;
  const rows = [
    ...members.filter(leavesEarlier),
    ...(holder ? [holder] : []),
    ...members.filter((member) => !leavesEarlier(member)),
  ];
  return { ...(holder && { holder: holder.row }), rows: rows.map(({ row }) => row) };
};

/** Families in the order in which the file first names them; a family's rows in the order of the file. */
export const planRows = <Row>(rows: readonly PlannedRow<Row>[]): LoadPlan<Row> => {
  const ofPerson = new Map<string, Row[]>();
  for (const { row, personId } of rows) {
    const same = ofPerson.get(personId);
    // A file may name one person in each of its rows.
    if (same) same.push(row);
    else ofPerson.set(personId, [row]);
  }
  const families = new Map<string, Family<Row>>();
  const repeated: { row: Row; other: Row }[] = [];
  const crowded: Row[] = [];
  for (const planned of rows) {
    const { row, personId, holderId } = planned;
    const same = ofPerson.get(personId)!;
    if (same.length > 1) {
      repeated.push({ row, other: same[0] === row ? same[1]! : same[0]! });
      continue;
    }
    const key = holderId ?? personId;
    const family = families.get(key) ?? { members: [] };
    if (holderId === undefined) family.holder = planned;
    else if (family.members.length < mostMembers) family.members.push(planned);
    else crowded.push(row);
    families.set(key, family);
  }
  return { families: [...families.values()].map(inOrder), repeated, crowded };
};

/** Whole families, so many rows together or a few more. */
export const portionsOf = <Row>(
  families: readonly PlannedFamily<Row>[],
  size: number,
): readonly (readonly PlannedFamily<Row>[])[] => {
  const portions: PlannedFamily<Row>[][] = [];
  let [portion, rows] = [[] as PlannedFamily<Row>[], 0];
  for (const family of families) {
    portion.push(family);
    rows += family.rows.length;
    if (rows < size) continue;
    portions.push(portion);
    [portion, rows] = [[], 0];
  }
  return portion.length > 0 ? [...portions, portion] : portions;
};
