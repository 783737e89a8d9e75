import { useState } from 'react';
import { readTokens } from '../../tokens/readTokens.ts';
import { vars } from '../../tokens/contract.css.ts';

/** Family of the body font, for measuring text. */
export function useBodyFontFamily(): string {
  const [family] = useState(() => readTokens(document.documentElement)(vars.font.body) || 'sans-serif');
  return family;
}
