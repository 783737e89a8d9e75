import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import type { FieldIds, FieldProps } from '../Field/Field.tsx';
import * as field from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Choice.css.ts';

interface GroupFrameProps {
  props: FieldProps;
  ids: FieldIds;
  role: 'group' | 'radiogroup';
  orientation?: 'vertical' | 'horizontal';
  children: ReactNode;
}

/** Named set of choices with one error message. */
export function GroupFrame({ props, ids, role, orientation = 'vertical', children }: GroupFrameProps) {
  return (
    <div
      id={ids.inputId}
      role={role}
      {...ids.requiredMark}
      className={field.field}
      aria-labelledby={ids.labelId}
      aria-describedby={ids.describedBy}
      {...(role === 'radiogroup'
        ? {
            'aria-required': props.isRequired || undefined,
            'aria-invalid': props.errorMessage ? true : undefined,
            'aria-readonly': props.isReadOnly || undefined,
          }
        : {})}
    >
      <span id={ids.labelId} className={props.hideLabel ? field.hiddenLabel : field.label}>
        {props.label}
        {props.isRequired && (
          <span className={field.required} aria-hidden>
            *
          </span>
        )}
      </span>
      {props.description && (
        <span id={ids.helpId} className={field.help}>
          {props.description}
        </span>
      )}
      <div className={cx(styles.group, orientation === 'horizontal' && styles.groupRow)}>{children}</div>
      {props.errorMessage && (
        <div id={ids.errorId} className={field.error}>
          <span className={field.errorGlyph}>
            <Icon icon={CircleAlert} size={14} />
          </span>
          <span>{props.errorMessage}</span>
        </div>
      )}
    </div>
  );
}
