import { Button } from '../../components/Button/Button.tsx';
import type { Messages } from '../../messages/catalogue.ts';
import type { CanvasStatus } from '../types.ts';
import { ScalePrompt, type ScalePromptProps } from './ScalePrompt.tsx';
import type { Notice } from './useNotice.ts';
import * as styles from './TakeoffCanvas.css.ts';

interface CanvasNotesProps extends Pick<ScalePromptProps, 'onNamedScale' | 'readTexts'> {
  sheet: CanvasStatus['sheet'];
  /** Loads the sheet again. */
  onRetry: () => void;
  /** Sets the scale; present if the page has none and can get one. */
  onScale?: (() => void) | undefined;
  /** Current notice. */
  notice: Notice;
  /** Called when the notice's action was used. */
  onAnswered: () => void;
  /** Screen reader announcement. */
  spoken: string;
  messages: Messages['takeoffCanvas'];
}

/** Notices over the sheet. */
export function CanvasMessages({
  sheet,
  onRetry,
  onScale,
  onNamedScale,
  readTexts,
  notice,
  onAnswered,
  spoken,
  messages,
}: CanvasNotesProps) {
  return (
    <>
      {sheet === 'loading' && (
        <div className={styles.skeleton} role="status">
          {messages.reading}
        </div>
      )}
      {sheet === 'error' && (
        <div className={styles.failed} role="alert">
          <span>{messages.failed}</span>
          <Button size="sm" onPress={onRetry}>
            {messages.retry}
          </Button>
        </div>
      )}
      {onScale && <ScalePrompt {...{ onScale, onNamedScale, readTexts, messages }} />}
      {notice.text && (
        <div className={`${styles.prompt} ${styles.notice}`} role="status">
          {notice.answer ? <span>{notice.text}</span> : notice.text}
          {notice.answer && (
            <Button
              size="sm"
              onPress={() => {
                notice.answer?.act();
                onAnswered();
              }}
            >
              {notice.answer.label}
            </Button>
          )}
        </div>
      )}
      <div className={styles.offscreen} role="log" aria-live="polite">
        {spoken}
      </div>
    </>
  );
}
