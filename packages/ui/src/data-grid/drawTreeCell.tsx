import { ChevronRightIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../components/Icon/Icon.tsx';
import { cx } from '../cx.ts';
import * as cells from './cells.css.ts';

/**
 * Content of the first cell of a tree or a group, indented, with its twist.
 * @param isExpanded undefined where nothing can be expanded.
 */
export const drawTreeCell = (
  inner: ReactNode,
  indent: string | undefined,
  isTree: boolean,
  isExpanded: boolean | undefined,
): ReactNode => (
  <span className={cells.tree} style={{ paddingInlineStart: indent }}>
    {!isTree ? null : isExpanded !== undefined ? (
      <span className={cx(cells.twist, isExpanded && cells.twistOpen)} data-twist>
        <Icon icon={ChevronRightIcon} size={14} isDirectional={!isExpanded} />
      </span>
    ) : (
      <span className={cells.twistSpace} />
    )}
    {inner}
  </span>
);
