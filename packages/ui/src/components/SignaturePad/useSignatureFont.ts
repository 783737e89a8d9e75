import { useEffect, useState } from 'react';
import { signatureFontName } from './signatureFont.ts';

let loading: Promise<unknown> | undefined;

/** Loads the bundled script font. It stays outside the bundle, because most pages show no typed signature. */
function loadScriptFont(): Promise<unknown> {
  loading ??= import('@fontsource-variable/dancing-script/wght.css')
    // The style sheet alone loads the font only when text is laid out, which is too late for a canvas.
    .then(() => document.fonts.load(`32px "${signatureFontName}"`))
    .catch(() => {
      // Signatures appear in a font of the system. The next signature tries again.
      loading = undefined;
    });
  return loading;
}

/** True as soon as the script font can be drawn, or cannot be loaded. @param isWanted loads the font */
export function useSignatureFont(isWanted: boolean): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!isWanted || isReady) return undefined;
    let isMounted = true;
    void loadScriptFont().then(() => isMounted && setReady(true));
    return () => {
      isMounted = false;
    };
  }, [isWanted, isReady]);
  return isReady;
}
