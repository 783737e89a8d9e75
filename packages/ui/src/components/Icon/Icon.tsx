import type { LucideIcon } from 'lucide-react';
import { cx } from '../../cx.ts';
import * as styles from './Icon.css.ts';

/** A glyph of the set in `@plumbline/ui/icons`. */
export type IconType = LucideIcon;

export interface IconProps {
  /** Icon component. */
  icon: IconType;
  /** Pixels; the stroke stays 1.6 px at every size. */
  size?: 12 | 14 | 16 | 20 | 24 | 32;
  /** Names the icon for assistive technology; without it the icon is decoration. */
  label?: string;
  /** Mirror in right-to-left languages (arrows, chevrons). */
  isDirectional?: boolean;
  /** Heavier line, for glyphs that are a state rather than a hint. */
  isBold?: boolean;
}

/**
 * Glyph with an even stroke at every size; decoration unless it has a label.
 *
 * @example
 * <Icon icon={TruckIcon} label="Delivery" />
 */
export function Icon({ icon: Glyph, size = 16, label, isDirectional: directional, isBold: bold }: IconProps) {
  const stroke = (bold ? 2.1 : 1.6) * (24 / size);
  return (
    <Glyph
      size={size}
      strokeWidth={stroke}
      className={cx(styles.icon, directional && styles.directional)}
      focusable={false}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  );
}
