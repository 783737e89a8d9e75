import { vars } from '../../tokens/contract.css.ts';
import { readTokens } from '../../tokens/readTokens.ts';

/** Colors and font of the canvas, from the theme of the sheet. */
export interface CanvasTheme {
  live: string;
  paper: string;
  /** Text color on a condition's color. */
  onMark: string;
  text: string;
  muted: string;
  select: string;
  cut: string;
  font: string;
}

/** Reads the theme at an element. */
export function readCanvasTheme(element: Element): CanvasTheme {
  const read = readTokens(element);
  return {
    live: read(vars.color.tone.alert.fg),
    paper: read(vars.color.surface.panel),
    onMark: read(vars.color.action.onPrimary),
    text: read(vars.color.text.primary),
    muted: read(vars.color.text.muted),
    select: read(vars.color.action.focus),
    cut: read(vars.color.line.strong),
    font: read(vars.font.body),
  };
}

/** CSS color of a hex color with an opacity. */
export function withAlpha(hex: string, alpha: number): string {
  const full = /^#[0-9a-f]{3}$/i.test(hex) ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  return /^#[0-9a-f]{6}$/i.test(full)
    ? `${full}${Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0')}`
    : full;
}

/** Loads the fonts used on the canvas, which does not load them by itself. */
export const loadFaces = ({ font }: CanvasTheme): Promise<unknown> =>
  Promise.allSettled(['400', '500', '600'].map((weight) => document.fonts.load(`${weight} 12px ${font}`)));
