import type { ClipboardEvent, FocusEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
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
}

/** Attributes of the box around the segments of a date or time. */
export const segmentBox = ({ props, box, onPaste, onKeyDown, onBlur }: SegmentBoxProps) => ({
  ref: box,
  className: cx(field.box, field.boxSize[props.size ?? 'md'], props.isBare && field.bare, styles.box),
  onPasteCapture: onPaste,
  onKeyDownCapture: onKeyDown,
  onBlurCapture: onBlur,
  ...incompleteMark(props.isUnread),
  ...boxState(props),
});

/** Box around the segments of a date or time; a group with a name if it holds several fields. */
export function SegmentBox({
  labelledBy,
  children,
  ...options
}: SegmentBoxProps & { labelledBy?: string; children: ReactNode }) {
  return (
    <div {...segmentBox(options)} {...(labelledBy ? { role: 'group', 'aria-labelledby': labelledBy } : {})}>
      {children}
    </div>
  );
}
