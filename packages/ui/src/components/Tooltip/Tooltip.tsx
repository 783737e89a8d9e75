import { cloneElement, useId, type ReactElement } from 'react';
import * as styles from '../Layout/Layout.css.ts';
import { anchor } from './anchor.css.ts';
import type { TipPlacement } from './placement.ts';
import { useTip } from './useTip.tsx';

export interface TooltipProps {
  /** Text of the tooltip; never the only source of required information. */
  content: string;
  /** Preferred side. */
  placement?: TipPlacement;
  /** Focusable element. It keeps its accessible name; the tooltip is its description. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/**
 * Describes the control that it wraps, on hover and keyboard focus.
 *
 * @example
 * <Tooltip content="Prices older than 90 days are marked.">
 *   <Button>Check prices</Button>
 * </Tooltip>
 */
export function Tooltip({ content, placement, children }: TooltipProps) {
  const id = useId();
  const { tip, tipProps } = useTip(content, placement);
  return (
    <span className={anchor} {...tipProps}>
      {cloneElement(children, { 'aria-describedby': id })}
      <span id={id} className={styles.visuallyHidden}>
        {content}
      </span>
      {tip}
    </span>
  );
}
