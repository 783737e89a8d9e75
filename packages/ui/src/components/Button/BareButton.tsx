import type {
  AriaAttributes,
  AriaRole,
  CSSProperties,
  FocusEventHandler,
  KeyboardEventHandler,
  ReactNode,
  Ref,
} from 'react';
import { pressHandlers, type PressOptions } from '../Press/press.ts';
import { useBridged } from '../Press/PressTrigger.tsx';

export interface BareButtonProps
  extends AriaAttributes, Pick<PressOptions, 'onPress' | 'preventFocusOnPress'> {
  /** Content. */
  children?: ReactNode;
  /** Additional class name. */
  className?: string;
  /** Inline styles. */
  style?: CSSProperties;
  /** Element id. */
  id?: string;
  /** ARIA role. */
  role?: AriaRole;
  /** Button type; `button` by default. */
  type?: 'button' | 'submit';
  /** Disables the control. */
  isDisabled?: boolean;
  /** Focuses the control on mount. */
  autoFocus?: boolean;
  /** Removes the button from the tab order, if the keyboard has another way. */
  excludeFromTabOrder?: boolean;
  /** Called when the focus enters. */
  onFocus?: FocusEventHandler<HTMLButtonElement>;
  /** Called when the focus leaves. */
  onBlur?: FocusEventHandler<HTMLButtonElement>;
  /** Called on key down. */
  onKeyDown?: KeyboardEventHandler<HTMLButtonElement>;
  /** Ref to the button. */
  ref?: Ref<HTMLButtonElement>;
}

/** Unstyled button with the behavior of all buttons; can be an overlay trigger. */
export function BareButton({
  onPress,
  preventFocusOnPress,
  isDisabled,
  excludeFromTabOrder,
  onKeyDown,
  type = 'button',
  ...rest
}: BareButtonProps) {
  const press = pressHandlers({ onPress, preventFocusOnPress });
  return useBridged(
    <button
      {...rest}
      {...press}
      onKeyDown={(event) => {
        press.onKeyDown(event);
        onKeyDown?.(event);
      }}
      type={type}
      disabled={isDisabled}
      tabIndex={excludeFromTabOrder ? -1 : undefined}
    />,
  );
}
