import { Trash2, Undo2 } from 'lucide-react';
import { useRef, useState, type Ref } from 'react';
import { useLocale } from '../../locale.tsx';
import { useMergedRef } from '../../useMergedRef.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { boxState, type FieldIds, type FieldProps } from '../Field/Field.tsx';
import * as field from '../Field/Field.css.ts';
import * as styles from './SignaturePad.css.ts';
import { signaturePadMessages } from './SignaturePad.messages.ts';
import type { Signature } from './signature.ts';
import { useDrawing } from './useDrawing.ts';

interface SignatureCanvasProps {
  props: FieldProps;
  ids: FieldIds;
  value: Signature | null;
  onChange: (value: Signature | null) => void;
  canvasRef?: Ref<HTMLCanvasElement>;
}

/** Canvas to sign on by pen, finger or mouse. */
export function SignatureCanvas({ props, ids, value, onChange, canvasRef }: SignatureCanvasProps) {
  const messages = useMessages('signaturePad', signaturePadMessages);
  const { locale } = useLocale();
  const canvas = useRef<HTMLCanvasElement>(null);
  const merged = useMergedRef(canvas, canvasRef);
  const [announcement, setAnnouncement] = useState('');
  const strokes = value?.strokes ?? [];
  const isInert = Boolean(props.isDisabled || props.isReadOnly);
  const drawing = useDrawing({
    canvas,
    strokes,
    isInert,
    onDrawn: (signature) => {
      const count = signature?.strokes?.length ?? 0;
      setAnnouncement(signature ? messages.strokes(count, count.toLocaleString(locale)) : messages.cleared);
      onChange(signature);
    },
  });
  const isEmpty = strokes.length === 0;
  return (
    <>
      <div className={styles.paper} {...boxState(props)} aria-busy={drawing.state === 'loading'}>
        <canvas
          ref={merged}
          id={ids.inputId}
          className={styles.canvas}
          role="img"
          tabIndex={isInert ? undefined : 0}
          aria-labelledby={ids.labelId}
          aria-describedby={ids.describedBy}
          onKeyDown={(event) => {
            if (isInert || isEmpty) return;
            const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey);
            if (isUndo || event.key === 'Backspace') drawing.undo();
            else if (event.key === 'Delete') drawing.clear();
            else return;
            event.preventDefault();
          }}
        />
        {isEmpty && !isInert && (
          <span className={styles.hint} aria-hidden>
            {drawing.state === 'failed' ? messages.failed : messages.hint}
          </span>
        )}
      </div>
      {!isInert && (
        <span className={styles.tools}>
          <IconButton
            icon={Undo2}
            label={messages.undo}
            size="sm"
            isDisabled={isEmpty}
            onPress={drawing.undo}
            isDirectional
          />
          <IconButton
            icon={Trash2}
            label={messages.clear}
            size="sm"
            isDisabled={isEmpty}
            onPress={drawing.clear}
          />
        </span>
      )}
      <span role="status" className={field.live}>
        {drawing.state === 'failed' ? messages.failed : announcement}
      </span>
    </>
  );
}
