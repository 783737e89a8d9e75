import { useEffect, useState, type ReactNode } from 'react';
import type { TipPlacement } from './placement.ts';
import { TipBubble } from './TipBubble.tsx';

const wait = 500;
const lull = 400;
let lastClosed = 0;

interface TipProps {
  trigger: HTMLElement;
  /** Trigger of the tooltip: the pointer has a delay, the keyboard does not. */
  by: 'pointer' | 'focus';
  text: ReactNode;
  placement: TipPlacement;
}

/**
 * The tooltip of one trigger: closed by Escape, press, scrolling and leaving. Once one has been shown, its neighbors
 * show theirs at once.
 */
export function Tip({ trigger, by, text, placement }: TipProps) {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Focus caused by a press is not keyboard focus, whatever `:focus-visible` reports.
    let isPressed = false;
    const close = () => {
      clearTimeout(timer);
      setOpen(false);
    };
    const open = (after: number) => {
      clearTimeout(timer);
      if (after === 0) setOpen(true);
      else timer = setTimeout(() => setOpen(true), after);
    };
    const onEnter = (event?: PointerEvent) => {
      if (event?.pointerType !== 'touch') open(Date.now() - lastClosed < lull ? 0 : wait);
    };
    const onPress = () => {
      isPressed = true;
      close();
    };
    const onLeave = () => {
      isPressed = false;
      close();
    };
    const onFocus = () => {
      if (isPressed) return;
      if (trigger.querySelector(':focus-visible') || trigger.matches(':focus-visible')) open(0);
    };
    if (by === 'pointer') onEnter();
    else onFocus();
    trigger.addEventListener('pointerenter', onEnter);
    trigger.addEventListener('pointerleave', onLeave);
    trigger.addEventListener('pointerdown', onPress);
    trigger.addEventListener('focusin', onFocus);
    trigger.addEventListener('focusout', onLeave);
    return () => {
      clearTimeout(timer);
      trigger.removeEventListener('pointerenter', onEnter);
      trigger.removeEventListener('pointerleave', onLeave);
      trigger.removeEventListener('pointerdown', onPress);
      trigger.removeEventListener('focusin', onFocus);
      trigger.removeEventListener('focusout', onLeave);
    };
  }, [trigger, by]);

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setOpen(false);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    window.addEventListener('scroll', close, true);
    return () => {
      lastClosed = Date.now();
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', close, true);
    };
  }, [isOpen]);

  if (!isOpen) return null;
  return (
    <TipBubble trigger={trigger} placement={placement}>
      {text}
    </TipBubble>
  );
}
