import {
  cloneElement,
  useCallback,
  useId,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type Ref,
} from 'react';
import { useLatest } from '../../hooks.ts';
import type { PressBridge } from './PressTrigger.tsx';

/** How the trigger was pressed; determines whether the first or the last item gets the focus. */
export type OpenedBy = 'pointer' | 'first' | 'last';

interface TriggerOptions {
  isOpen: boolean;
  onOpen: (by: OpenedBy) => void;
  onClose: () => void;
  /** Role of the opened element. A menu also opens by the arrow keys. */
  opens: 'menu' | 'dialog';
}

interface NativeProps {
  ref?: Ref<HTMLElement>;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  'aria-disabled'?: boolean;
}

/** Connects the Button or IconButton inside a `PressTrigger` to the overlay it opens. */
export function useTrigger({ isOpen, onOpen, onClose, opens }: TriggerOptions) {
  const anchor = useRef<HTMLElement>(null);
  const popupId = useId();
  /** True if the next click is caused by Enter or Space. */
  const isKeyed = useRef(false);
  const open = useLatest(onOpen);
  const close = useLatest(onClose);
  const bridge: PressBridge = useCallback(
    (element: ReactElement) => {
      const elementProps = element.props as NativeProps;
      const joined: NativeProps & Record<string, unknown> = {
        'aria-haspopup': opens,
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? popupId : undefined,
        ref: (node: HTMLElement | null) => {
          anchor.current = node;
          if (typeof elementProps.ref === 'function') return elementProps.ref(node);
          if (elementProps.ref) elementProps.ref.current = node;
          return undefined;
        },
        onClick: (event) => {
          elementProps.onClick?.(event);
          if (elementProps['aria-disabled']) return;
          const byKey = isKeyed.current || event.detail === 0;
          isKeyed.current = false;
          if (isOpen) close();
          else open(byKey ? 'first' : 'pointer');
        },
        onKeyDown: (event) => {
          elementProps.onKeyDown?.(event);
          isKeyed.current = event.key === 'Enter' || event.key === ' ';
          if (opens !== 'menu' || isOpen || elementProps['aria-disabled']) return;
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          event.stopPropagation();
          open(event.key === 'ArrowDown' ? 'first' : 'last');
        },
      };
      return cloneElement(element, joined);
    },
    [isOpen, opens, popupId, open, close],
  );
  return { anchor, popupId, bridge };
}
