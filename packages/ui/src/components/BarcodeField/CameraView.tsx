import { useState } from 'react';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from './BarcodeField.css.ts';
import { barcodeFieldMessages } from './BarcodeField.messages.ts';
import { useCamera } from './useCamera.ts';

interface CameraViewProps {
  wasmUrl: string;
  onCode: (code: string) => void;
}

/** Camera preview, or the reason why there is none. */
export function CameraView({ wasmUrl, onCode }: CameraViewProps) {
  const messages = useMessages('barcodeField', barcodeFieldMessages);
  const [attempt, setAttempt] = useState(0);
  const { video, state } = useCamera(wasmUrl, attempt, onCode);
  const isReading = state === 'reading';
  const isTrouble = !isReading && state !== 'starting';
  return (
    <div className={cx(styles.view, isTrouble && styles.trouble)}>
      <video
        ref={video}
        className={cx(styles.video, !isReading && styles.unseen)}
        muted
        playsInline
        aria-label={messages.view}
      />
      {isReading && <span className={styles.frame} />}
      <div role="status" className={isReading ? styles.caption : styles.notice}>
        {isReading ? messages.centerHint : messages[state]}
        {isTrouble && state !== 'absent' && (
          <Button size="sm" onPress={() => setAttempt(attempt + 1)}>
            {messages.retry}
          </Button>
        )}
      </div>
    </div>
  );
}
