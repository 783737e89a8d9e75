import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { CSSProperties } from 'react';
import { initialsOf, tintOf } from '../components/Avatar/initials.ts';
import { cx } from '../cx.ts';
import { vars } from '../tokens/contract.css.ts';
import * as styles from './cellMarks.css.ts';
import type { CellMark, CellMarks } from './types.ts';

const colorsOf = ({ name, tint }: CellMark): CSSProperties => {
  const { fg, bg } = vars.color.tint[tint ?? tintOf(name)];
  return assignInlineVars({ [styles.hue]: fg, [styles.hueFill]: bg });
};

/** Attributes of a marked cell. Where a user is shows rather than what one has changed. */
function markAttributes(marks: readonly CellMark[]) {
  const present = marks.find(({ kind }) => kind === 'presence');
  const changed = marks.find(({ kind }) => kind === 'change');
  const shown = present ?? changed;
  return {
    className: cx(present && styles.presence, !present && changed && styles.change),
    style: shown ? colorsOf(shown) : {},
    title: marks.map(({ description }) => description).join(', '),
    'data-marked': '',
  } as const;
}

/** Flags with the initials of the users, and their names while the pointer is on the cell. */
function drawFlags(marks: readonly CellMark[], isFirstRow: boolean) {
  const names = new Map(marks.map((mark) => [mark.name, mark]));
  return (
    <span aria-hidden className={cx(styles.flags, isFirstRow && styles.flagsBelow)}>
      {[...names.values()].map((mark) => (
        <span
          key={mark.name}
          className={styles.flag}
          style={colorsOf(mark)}
          data-letters={initialsOf(mark.name)}
          data-name={mark.name}
        />
      ))}
    </span>
  );
}

const draw: CellMarks['draw'] = (marks, isFirstRow) => ({
  ...markAttributes(marks),
  flags: drawFlags(marks, isFirstRow),
});
/** Marks for the property `cellMarks` of a table. @param rows marks by the ids of row and column. */
export const markCells = (rows: CellMarks['rows']): CellMarks => ({ rows, draw });
