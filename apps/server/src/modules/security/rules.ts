import {
  abilityNames,
  appNames,
  coversLevel,
  grantable,
  isKnown,
  ownedRecords,
  ownedRecordsOf,
  permissionsOf,
  recordScopeNames,
  rightsOf,
  scopeLevelOf,
  type PermissionMap,
  type RecordScope,
  type RecordScopeLevel,
  type Right,
} from '@plumbline/permissions';
import type { FieldChange } from '../../resource/record-diff.ts';

/** A right of a user with the rules that grant it. */
export interface HeldRight extends Right {
  /** Records of the app that the user sees; absent if the records of the app have no owners. */
  records?: RecordScopeLevel;
  sources: { kind: 'administrator' | 'role' | 'group'; uuid?: string; name: string }[];
}

/** User with the access levels that grant rights. */
export interface Holder {
  is_admin: boolean;
  purchased: readonly number[];
  /** The user's own access level. */
  role?: HolderRole | undefined;
  groups: readonly (HolderRole & { role_name: string })[];
}
interface HolderRole {
  uuid: string;
  name: string;
  permissions: PermissionMap;
  /** Records by app; all records of an app that is not listed. */
  scopes?: Partial<Record<string, RecordScopeLevel>>;
}

const keyOf = ({ app, name, type }: Right) => `${app}.${name}.${type}`;

/** Records of an app that a user sees: the widest of the access levels that grant rights in it, as in `platform.record_scope`. */
function recordsOf(app: number, { is_admin, role, groups }: Holder): RecordScopeLevel | undefined {
  if (ownedRecordsOf(app) === undefined) return undefined;
  if (is_admin) return 'all';
  return [...(role ? [role] : []), ...groups]
    .filter(({ permissions }) => permissions[app] !== undefined)
    .map(({ scopes = {} }) => scopes[app] ?? 'all')
    .reduce((widest, level) => (coversLevel(level, widest) ? level : widest), 'own');
}

/** All rights of a user within the purchased apps, each with its rules and the records that it applies to. */
export function heldRights(holder: Holder): HeldRight[] {
  const { is_admin, purchased, role, groups } = holder;
  const held = new Map<string, HeldRight>();
  const hold = (right: Right, source: HeldRight['sources'][number]) => {
    if (!purchased.includes(right.app) || !isKnown(right)) return;
    const records = recordsOf(right.app, holder);
    const known = held.get(keyOf(right)) ?? { ...right, ...(records ? { records } : {}), sources: [] };
    known.sources.push(source);
    held.set(keyOf(right), known);
  };
  if (is_admin) {
    for (const { app, permissions } of grantable(purchased))
      for (const { name, abilities } of permissions)
        for (const type of abilities)
          hold({ app, name, type }, { kind: 'administrator', name: 'Administrator' });
  }
  if (role)
    for (const right of rightsOf(role.permissions))
      hold(right, { kind: 'role', uuid: role.uuid, name: role.name });
  for (const group of groups)
    for (const right of rightsOf(group.permissions))
      hold(right, { kind: 'group', uuid: group.uuid, name: `${group.name} (${group.role_name})` });
  return [...held.values()].toSorted(
    (a, b) => a.app - b.app || a.name.localeCompare(b.name) || a.type.localeCompare(b.type),
  );
}

/** Differences of two access levels by permission, e.g. “CRM, Accounts: View, Edit”. */
export function rightChanges(before: PermissionMap, after: PermissionMap): FieldChange[] {
  const rightText = (map: PermissionMap, app: string, name: string) =>
    rightsOf({ [app]: { [name]: map[app]?.[name] ?? {} } })
      .map(({ type }) => abilityNames[type])
      .join(', ');
  const cells = new Set(
    [before, after].flatMap((map) =>
      Object.entries(map).flatMap(([app, names]) => Object.keys(names).map((name) => `${app}.${name}`)),
    ),
  );
  return [...cells].toSorted().flatMap((cell) => {
    const [app = '', name = ''] = cell.split('.');
    const [was, is] = [rightText(before, app, name), rightText(after, app, name)];
    if (was === is) return [];
    const label = permissionsOf(app)[name]?.label ?? name;
    return [
      {
        field: `${appNames[Number(app)] ?? app}, ${label}`,
        ...(was ? { before: was } : {}),
        ...(is ? { after: is } : {}),
      },
    ];
  });
}

/** Differences in the records that two access levels cover, by app, e.g. “CRM, Records: Own records”. */
export const scopeChanges = (before: readonly RecordScope[], after: readonly RecordScope[]): FieldChange[] =>
  Object.keys(ownedRecords).flatMap((app) => {
    const [was, is] = [scopeLevelOf(before, Number(app)), scopeLevelOf(after, Number(app))];
    return was === is
      ? []
      : [
          {
            field: `${appNames[Number(app)] ?? app}, Records`,
            before: recordScopeNames[was],
            after: recordScopeNames[is],
          },
        ];
  });
