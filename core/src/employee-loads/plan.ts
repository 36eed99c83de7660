/** In which order the rows of a file are decided: family by family, the holder first, each person once. */

/** A row that was read: whom it is about, and on whom this person depends. */
export type PlannedRow<Row> = {
  readonly row: Row;
  readonly personId: string;
  /** Of a dependant. */
  readonly holderId?: string | undefined;
};
/** Rows that hang together: those of dependants wait for their holder's. */
export type PlannedFamily<Row> = {
  readonly holder?: Row;
  readonly members: readonly Row[];
};
export type LoadPlan<Row> = {
  readonly families: readonly PlannedFamily<Row>[];
  /** Rows of one person, with the first other one of the same person. */
  readonly repeated: readonly { readonly row: Row; readonly other: Row }[];
};

/** Families in the order in which the file first names them; a family's rows in the order of the file. */
export const planRows = <Row>(rows: readonly PlannedRow<Row>[]): LoadPlan<Row> => {
  const ofPerson = new Map<string, Row[]>();
  for (const { row, personId } of rows) ofPerson.set(personId, [...(ofPerson.get(personId) ?? []), row]);
  const families = new Map<string, { holder?: Row; members: Row[] }>();
  const repeated: { row: Row; other: Row }[] = [];
  for (const { row, personId, holderId } of rows) {
    const same = ofPerson.get(personId)!;
    if (same.length > 1) {
      repeated.push({ row, other: same[0] === row ? same[1]! : same[0]! });
      continue;
    }
    const key = holderId ?? personId;
    const family = families.get(key) ?? { members: [] };
    if (holderId === undefined) family.holder = row;
    else family.members.push(row);
    families.set(key, family);
  }
  return { families: [...families.values()], repeated };
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
    rows += family.members.length + (family.holder === undefined ? 0 : 1);
    if (rows < size) continue;
    portions.push(portion);
    [portion, rows] = [[], 0];
  }
  return portion.length > 0 ? [...portions, portion] : portions;
};
