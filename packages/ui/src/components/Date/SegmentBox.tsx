import type { ClipboardEvent, FocusEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import { Group } from 'react-aria-components';
import { cx } from '../../cx.ts';
import { boxState, FieldFrame, type FieldIds, type FieldProps } from '../Field/Field.tsx';
import * as field from '../Field/Field.css.ts';
import { incompleteMark } from '../Field/incompleteField.ts';
import { I18nProvider, useLocale } from '../../locale.tsx';
import * as styles from './Date.css.ts';
import { focusSegment } from './useDay.ts';

interface SegmentFrameProps {
  props: FieldProps;
  ids: FieldIds;
  box: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Label and messages around date segments, in the current locale. */
export function SegmentFrame({ props, ids, box, children }: SegmentFrameProps) {
  const { locale } = useLocale();
  return (
    // React Aria's own default is the browser's language, not the app's.
    <I18nProvider locale={locale}>
      <FieldFrame field={props} ids={ids} labelAs="span" onLabelClick={() => focusSegment(box.current)}>
        {children}
      </FieldFrame>
    </I18nProvider>
  );
}

interface SegmentBoxProps {
  props: FieldProps & { isBare?: boolean; isUnread?: boolean };
  box: RefObject<HTMLDivElement | null>;
  onPaste?: (event: ClipboardEvent) => void;
  /** Called before the segments handle the key. */
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Called before the typed text is parsed. */
  onBlur?: (event: FocusEvent) => void;
  /** True if the segments already form a named group. */
  isPlain?: boolean;
  /** Names the group if no React Aria field does. */
  labelledBy?: string;
  children: ReactNode;
}

/** Box around the segments of a date or time. */
export function SegmentBox({
  props,
  box,
  onPaste,
  onKeyDown,
  onBlur,
  isPlain,
  labelledBy,
  children,
}: SegmentBoxProps) {
  const shared = {
    ref: box,
    className: cx(field.box, field.boxSize[props.size ?? 'md'], props.isBare && field.bare, styles.box),
    onPasteCapture: onPaste,
    onKeyDownCapture: onKeyDown,
    onBlurCapture: onBlur,
    ...incompleteMark(props.isUnread),
  };
  if (isPlain) {
    return (
      <div {...shared} {...boxState(props)}>
        {children}
      </div>
    );
  }
  return (
    <Group
      {...shared}
      // React Aria sets these states on the element itself.
      isInvalid={Boolean(props.errorMessage)}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      {...(labelledBy ? { 'aria-labelledby': labelledBy } : {})}
    >
      {children}
    </Group>
  );
}
