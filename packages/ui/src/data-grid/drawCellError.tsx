import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as editStyles from './editing.css.ts';

/** Message at a cell whose value was refused. */
export const drawCellError = (message: string, isFirstRow: boolean, alignEnd: boolean): ReactNode => (
  <span
    className={cx(
      editStyles.cellError,
      isFirstRow && editStyles.errorBelow,
      alignEnd && editStyles.errorAtEnd,
    )}
  >
    {message}
  </span>
);
