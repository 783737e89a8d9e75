import { useEffect, useState } from 'react';
import { Ruler, TriangleAlert } from 'lucide-react';
import { type NamedScale, writtenScale } from '@plumbline/estimating';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { Messages } from '../../messages/catalogue.ts';
import type { PlacedText } from '../sheet/searchText.ts';
import * as styles from './TakeoffCanvas.css.ts';

export interface ScalePromptProps {
  /** Starts calibrating by a known length. */
  onScale: () => void;
  /** Sets the scale that the sheet states; without it none is proposed. */
  onNamedScale: ((scale: NamedScale) => void) | undefined;
  /** Loads the page's text; absent until the sheet is loaded. */
  readTexts: (() => Promise<readonly PlacedText[]>) | undefined;
  /** Messages of the canvas. */
  messages: Messages['takeoffCanvas'];
}

/** Notice that the page has no scale, with the scale that the sheet's own text states as a proposal. */
export function ScalePrompt({ onScale, onNamedScale, readTexts, messages }: ScalePromptProps) {
  const [written, setWritten] = useState<NamedScale>();
  useEffect(() => {
    let isCurrent = true;
    void readTexts?.().then(
      (texts) => isCurrent && setWritten(writtenScale(texts.map(({ text }) => text))),
      // Without text there is no proposal; the sheet itself reports its errors.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [readTexts]);
  return (
    <div className={styles.prompt}>
      <span className={styles.promptGlyph}>
        <Icon icon={TriangleAlert} />
      </span>
      <span>{written && onNamedScale ? messages.scaleWritten(written.label) : messages.noScale}</span>
      {written && onNamedScale && (
        <Button size="sm" variant="primary" onPress={() => onNamedScale(written)}>
          {messages.useScale(written.label)}
        </Button>
      )}
      <Button size="sm" icon={Ruler} onPress={onScale}>
        {messages.setScale}
      </Button>
    </div>
  );
}
