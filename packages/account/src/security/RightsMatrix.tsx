import {
  abilities,
  abilityNames,
  appNames,
  grantable,
  withViewing,
  type Right,
} from '@plumbline/permissions';
import { CheckMatrix, type MatrixCell } from '@plumbline/ui/CheckMatrix';
import { useCurrent } from '@plumbline/app-kit/session/SessionProvider';

const separator = '.';
const rowOf = (app: number, name: string) => `${app}${separator}${name}`;
function rightOf({ row, column }: MatrixCell): Right {
  const [app = '', name = ''] = row.split(separator);
  return { app: Number(app), name, type: abilities.find((each) => each === column) ?? 'v' };
}
const same = (a: Right, b: Right) => a.app === b.app && a.name === b.name && a.type === b.type;

export interface RightsMatrixProps {
  label: string;
  rights: readonly Right[];
  /** Called with the changed rights; without it the matrix is read-only. */
  onChange?: (rights: Right[]) => void;
  /** Returns true for rights that the user can grant. */
  mayGrant?: (right: Right) => boolean;
}

/** Permission matrix of the purchased apps. Any right on an item includes the right to view it. */
export function RightsMatrix({ label, rights, onChange, mayGrant }: RightsMatrixProps) {
  const { purchased } = useCurrent();
  const groups = grantable(purchased).map(({ app, permissions }) => ({
    id: String(app),
    title: appNames[app] ?? String(app),
    rows: permissions.map((permission) => ({
      id: rowOf(app, permission.name),
      label: permission.label,
      columns: permission.abilities,
    })),
  }));
  const shown = abilities.filter((ability) =>
    groups.some(({ rows }) => rows.some(({ columns }) => columns.includes(ability))),
  );
  const set = (cells: readonly MatrixCell[], isGranted: boolean) => {
    const changed = cells.map((cell) => rightOf(cell));
    if (isGranted) {
      onChange?.(withViewing([...rights, ...changed]));
      return;
    }
    // Removing View removes every other right on the item.
    const goes = (right: Right) =>
      changed.some(
        (each) =>
          same(each, right) || (each.type === 'v' && each.app === right.app && each.name === right.name),
      );
    onChange?.(rights.filter((right) => !goes(right)));
  };
  return (
    <CheckMatrix
      label={label}
      rowsLabel="Permission"
      columns={shown.map((ability) => ({ id: ability, label: abilityNames[ability] }))}
      groups={groups}
      isChecked={(cell) => rights.some((right) => same(right, rightOf(cell)))}
      {...(onChange ? { onChange: set } : {})}
      {...(mayGrant ? { isLocked: (cell: MatrixCell) => !mayGrant(rightOf(cell)) } : {})}
    />
  );
}
