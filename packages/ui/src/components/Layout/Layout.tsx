import type { AriaAttributes, AriaRole, ReactNode, Ref } from 'react';
import { cx } from '../../cx.ts';
import * as styles from './Layout.css.ts';

/** Steps of the space scale, in pixels at 100% zoom. */
export type Space = keyof typeof styles.gap;

type Element =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li'
  | 'span'
  | 'fieldset';

export interface BoxProps extends Pick<
  AriaAttributes,
  'aria-label' | 'aria-labelledby' | 'aria-live' | 'aria-busy' | 'aria-hidden'
> {
  /** HTML element to render. */
  as?: Element;
  /** Content. */
  children?: ReactNode;
  /** Element id. */
  id?: string;
  /** ARIA role. */
  role?: AriaRole;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
  /** Tab order of the element. */
  tabIndex?: number;
  /** Padding on all sides, in the spacing scale. */
  padding?: Space;
  /** Horizontal padding, in the spacing scale. */
  paddingX?: Space;
  /** Vertical padding, in the spacing scale. */
  paddingY?: Space;
}

export interface FlexProps extends BoxProps {
  /** Space between items, in the spacing scale. */
  gap?: Space;
  /** Alignment across the main axis. */
  align?: keyof typeof styles.align;
  /** Distribution along the main axis. */
  justify?: keyof typeof styles.justify;
  /** Wraps items to new lines. */
  wraps?: boolean;
  /** Grows to fill the remaining space. */
  grows?: boolean;
  /** Keeps its size when room is short. */
  shrinks?: boolean;
  /** Fills the available height. */
  isFullHeight?: boolean;
  /** Fills the available width. */
  isFullWidth?: boolean;
  /** Scrolls its own content. */
  scrolls?: boolean;
  /** A greatest width that suits the content. */
  measure?: keyof typeof styles.measure;
  /** Puts a measured box in the middle of its parent. */
  isCentered?: boolean;
}

/** Base element of all layout components, with padding and class. */
function Box({ base, as = 'div', padding, paddingX, paddingY, ref, ...rest }: BoxProps & { base: string }) {
  // The union of tag names has no common ref type, though every member takes a ref to an HTMLElement.
  const Element = as as 'div';
  return (
    <Element
      ref={ref as Ref<HTMLDivElement>}
      className={cx(
        base,
        padding !== undefined && styles.padding[padding],
        paddingX !== undefined && styles.paddingX[paddingX],
        paddingY !== undefined && styles.paddingY[paddingY],
      )}
      {...rest}
    />
  );
}

function Flex({
  base,
  gap,
  align,
  justify,
  wraps: wrap,
  grows: grow,
  shrinks: shrink,
  isFullHeight: fullHeight,
  isFullWidth: fullWidth,
  scrolls: scroll,
  measure,
  isCentered: centred,
  ...rest
}: FlexProps & { base: string }) {
  return (
    <Box
      base={cx(
        base,
        gap !== undefined && styles.gap[gap],
        align && styles.align[align],
        justify && styles.justify[justify],
        wrap && styles.wrap,
        grow && styles.grow,
        shrink === false && styles.shrinkless,
        fullHeight && styles.fullHeight,
        fullWidth && styles.fullWidth,
        scroll && styles.scroll,
        measure && styles.measure[measure],
        centred && styles.centred,
      )}
      {...rest}
    />
  );
}

/**
 * Children below one another.
 *
 * @example
 * <Stack>
 *   <Heading level={2}>Delivery</Heading>
 *   <Text>Arrives on Thursday at gate B.</Text>
 * </Stack>
 */
export function Stack({ gap = 16, ...rest }: FlexProps) {
  return <Flex base={styles.stack} gap={gap} {...rest} />;
}

export interface InlineProps extends FlexProps {
  /** Below one another on a phone. */
  stacksOnPhone?: boolean;
}

/**
 * Lays out children in a row.
 *
 * @example
 * <Inline>
 *   <Button>Cancel</Button>
 *   <Button variant="primary">Save estimate</Button>
 * </Inline>
 */
export function Inline({ gap = 8, align = 'center', stacksOnPhone: stackOnPhone, ...rest }: InlineProps) {
  return (
    <Flex base={cx(styles.inline, stackOnPhone && styles.stackOnPhone)} gap={gap} align={align} {...rest} />
  );
}

export interface GridProps extends BoxProps {
  /** Space between items, in the spacing scale. */
  gap?: Space;
}

/**
 * The 12-column grid of a dashboard.
 *
 * @example
 * <Grid>
 *   <Card title="Riverside Clinic" />
 *   <Card title="Lincoln School" />
 * </Grid>
 */
export function Grid({ gap = 16, ...rest }: GridProps) {
  return <Box base={cx(styles.grid, styles.gap[gap])} {...rest} />;
}

export interface GridItemProps extends BoxProps {
  /** Columns of twelve on a wide screen; half or all of the width below. */
  span?: keyof typeof styles.span;
}

/** Cell of the grid. */
export function GridItem({ span = 12, ...rest }: GridItemProps) {
  return <Box base={cx(styles.cell, styles.span[span])} {...rest} />;
}

export interface ColumnsProps extends BoxProps {
  /** Space between items, in the spacing scale. */
  gap?: Space;
  /** A fixed number of equal columns, one on a phone. */
  count?: keyof typeof styles.columnsCount;
  /** Minimum column width; as many columns as fit. */
  min?: keyof typeof styles.columnsMin;
  /** Gives all columns the same height. */
  hasEqualHeight?: boolean;
}

/**
 * Equal columns that collapse on narrow screens.
 *
 * @example
 * <Columns>
 *   <Card title="Scope">Interiors of levels 1 to 3.</Card>
 *   <Card title="Terms">Net 30.</Card>
 * </Columns>
 */
export function Columns({ gap = 16, count, min = 'md', hasEqualHeight: equalHeight, ...rest }: ColumnsProps) {
  return (
    <Box
      base={cx(
        styles.columns,
        count ? styles.columnsCount[count] : styles.columnsMin[min],
        equalHeight && styles.columnsEqualHeight,
        styles.gap[gap],
      )}
      {...rest}
    />
  );
}

export interface DividerProps {
  /** Direction of the line. */
  orientation?: 'horizontal' | 'vertical';
  /** The line between parts of the page, not between rows. */
  isStrong?: boolean;
  /** Label in the middle of the line. */
  label?: string;
}

/**
 * Divider line with an optional label.
 *
 * @example
 * <Divider />
 */
export function Divider({ orientation = 'horizontal', isStrong: strong, label }: DividerProps) {
  if (label) return <div className={styles.dividerLabelled}>{label}</div>;
  return (
    <div
      role="separator"
      aria-orientation={orientation}
      className={cx(
        styles.divider,
        orientation === 'horizontal' ? styles.dividerHorizontal : styles.dividerVertical,
        strong && styles.dividerStrong,
      )}
    />
  );
}

/** Flexible space that pushes the following items to the end. */
export function Spacer() {
  return <span className={styles.spacer} aria-hidden />;
}

export interface VisuallyHiddenProps {
  /** Text for assistive technology. */
  children: ReactNode;
  /** HTML element to render. */
  as?: 'span' | 'div' | 'h1' | 'h2';
  /** Element id. */
  id?: string;
  /** Shows itself while focus is inside: skip links. */
  isFocusable?: boolean;
}

/** Text for assistive technology only. */
export function VisuallyHidden({
  as: Element = 'span',
  isFocusable: focusable,
  ...rest
}: VisuallyHiddenProps) {
  return <Element className={focusable ? styles.visuallyHiddenFocusable : styles.visuallyHidden} {...rest} />;
}

export interface SurfaceProps extends BoxProps {
  /** Background. */
  tone?: keyof typeof styles.surfaceTone;
  /** Sides with a border. */
  border?: keyof typeof styles.border;
  /** Corner radius. */
  radius?: keyof typeof styles.radius;
  /** Floats above the page. */
  isFloating?: boolean;
  /** Grows to fill the remaining space. */
  grows?: boolean;
  /** Fills the available height. */
  isFullHeight?: boolean;
  /** Scrolls overflowing content. */
  scrolls?: boolean;
}

/**
 * A ground with its own color, edge and corners.
 *
 * @example
 * <Surface>
 *   <Text>Arrives on Thursday at gate B.</Text>
 * </Surface>
 */
export function Surface({
  tone = 'panel',
  border,
  radius,
  isFloating: floating,
  grows: grow,
  isFullHeight: fullHeight,
  scrolls: scroll,
  ...rest
}: SurfaceProps) {
  return (
    <Box
      base={cx(
        styles.surface,
        styles.surfaceTone[tone],
        border && styles.border[border],
        radius && styles.radius[radius],
        floating && styles.shadow,
        grow && styles.grow,
        fullHeight && styles.fullHeight,
        scroll && styles.scroll,
      )}
      {...rest}
    />
  );
}
