import { ownedRecords } from './generated/app-modules.ts';

export { ownedRecords };

/** How many records of an app an access level covers, narrowest first: own, those of people in a group with the user, all. */
export const recordScopeLevels = ['own', 'team', 'all'] as const;
export type RecordScopeLevel = (typeof recordScopeLevels)[number];

/** Records of an app that an access level covers. */
export interface RecordScope {
  app: number;
  level: RecordScopeLevel;
}

export const recordScopeNames: Record<RecordScopeLevel, string> = {
  own: 'Own records',
  team: 'Team’s records',
  all: 'All records',
};

/** Plural of the records of an app that have owners, in the middle of a sentence; undefined for other apps. */
export const ownedRecordsOf = (app: number): string | undefined =>
  (ownedRecords as Readonly<Record<number, string>>)[app];

/** Level for an app; `all` where none is stated. */
export const scopeLevelOf = (scopes: readonly RecordScope[], app: number): RecordScopeLevel =>
  scopes.find((each) => each.app === app)?.level ?? 'all';

/** Scopes with a changed level; `all` is stated by leaving the app out. */
export const withScopeLevel = (
  scopes: readonly RecordScope[],
  app: number,
  level: RecordScopeLevel,
): RecordScope[] =>
  [...scopes.filter((each) => each.app !== app), ...(level === 'all' ? [] : [{ app, level }])].toSorted(
    (a, b) => a.app - b.app,
  );

/** True if level `a` covers every record that `b` covers. */
export const coversLevel = (a: RecordScopeLevel, b: RecordScopeLevel): boolean =>
  recordScopeLevels.indexOf(a) >= recordScopeLevels.indexOf(b);
