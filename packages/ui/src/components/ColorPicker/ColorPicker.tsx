import { assignInlineVars } from '@vanilla-extract/dynamic';
import { lazy, Suspense, useState, type FocusEventHandler, type Ref } from 'react';
import { cx } from '../../cx.ts';
import { useControlled } from '../../hooks.ts';
import { lazyImport } from '../../lazyImport.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Skeleton } from '../Feedback/Skeleton.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { pressHandlers } from '../Press/press.ts';
import { useBridged } from '../Press/PressTrigger.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { parseColor } from './color.ts';
import type { PaletteColor } from './ColorPanel.tsx';
import * as styles from './ColorPicker.css.ts';
import { colorPickerMessages } from './ColorPicker.messages.ts';

export type { PaletteColor } from './ColorPanel.tsx';

/** The color area loads when a picker is first opened. */
const ColorPanel = lazy(() =>
  lazyImport(async () => ({ default: (await import('./ColorPanel.tsx')).ColorPanel })),
);

export interface ColorPickerProps extends FieldProps {
  /** #rrggbb; null for none. */
  value?: string | null;
  /** Initial value when uncontrolled. */
  defaultValue?: string | null;
  /** Called with the color as #rrggbb, or null when cleared. */
  onChange?: (value: string | null) => void;
  /** Colors of the palette. */
  palette?: readonly PaletteColor[];
  /** Called when the focus leaves. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Ref to the input. */
  ref?: Ref<HTMLInputElement>;
}

interface OpenerProps {
  color: string | null;
  label: string;
  isDisabled?: boolean;
}

function Opener({ color, label, isDisabled }: OpenerProps) {
  return useBridged(
    <button
      type="button"
      {...pressHandlers({})}
      aria-label={label}
      disabled={isDisabled}
      className={cx(styles.opener, color === null && styles.unset)}
      style={color === null ? undefined : assignInlineVars({ [styles.shown]: color })}
    />,
  );
}

/**
 * Input of a color by code, from a palette, or by shade and hue.
 *
 * @example
 * const [color, setColor] = useState<string | null>('#0b6e4f');
 * return <ColorPicker label="Brand color" value={color} onChange={setColor} />;
 */
export function ColorPicker(props: ColorPickerProps) {
  const {
    palette = [],
    errorMessage,
    value: valueProp,
    defaultValue = null,
    onChange,
    onBlur,
    ref,
    ...field
  } = props;
  const messages = useMessages('colorPicker', colorPickerMessages);
  const [value, setValue] = useControlled<string | null>(valueProp, defaultValue, onChange);
  /** Code that is being typed or is invalid. */
  const [draft, setDraft] = useState<string>();
  const [isEditing, setEditing] = useState(false);
  const isUnread = !isEditing && draft !== undefined && draft.trim() !== '' && parseColor(draft) === null;
  const change = (next: string | null) => {
    setDraft(undefined);
    if (next !== value) setValue(next);
  };
  return (
    <TextField
      {...field}
      ref={ref}
      errorMessage={errorMessage ?? (isUnread ? messages.invalid : undefined)}
      value={draft ?? value ?? ''}
      isMono
      spellCheck={false}
      autoComplete="off"
      placeholder="#rrggbb"
      onFocus={() => setEditing(true)}
      onChange={(text) => {
        setDraft(text);
        const color = parseColor(text);
        // Three digits are a complete code and the beginning of a longer one; only blur decides.
        if (color !== null && color !== value && text.replace('#', '').length !== 3) setValue(color);
      }}
      onBlur={(event) => {
        setEditing(false);
        if (draft !== undefined) {
          const color = parseColor(draft);
          if (color !== null || draft.trim() === '') change(color);
        }
        onBlur?.(event);
      }}
      prefix={
        <Popover
          label={messages.open(props.label)}
          trigger={
            <Opener
              color={value}
              label={messages.open(props.label)}
              isDisabled={props.isDisabled || props.isReadOnly}
            />
          }
        >
          <Suspense fallback={<Skeleton count={6} />}>
            <ColorPanel value={value ?? '#000000'} palette={palette} onChange={change} />
          </Suspense>
        </Popover>
      }
    />
  );
}
