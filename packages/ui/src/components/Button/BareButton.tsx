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
  children?: ReactNode;
  className?: string;
  style?: CSSProperties;
  id?: string;
  role?: AriaRole;
  type?: 'button' | 'submit';
  isDisabled?: boolean;
  autoFocus?: boolean;
  /** Reached another way by the keyboard. */
  excludeFromTabOrder?: boolean;
  onFocus?: FocusEventHandler<HTMLButtonElement>;
  onBlur?: FocusEventHandler<HTMLButtonElement>;
  onKeyDown?: KeyboardEventHandler<HTMLButtonElement>;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with the looks of the part it belongs to, and the behaviour of every other one; a trigger as well. */
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
