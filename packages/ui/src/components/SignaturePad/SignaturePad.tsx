import { useState, type Ref } from 'react';
import { useControlled } from '../../hooks.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { boxState, FieldFrame, useFieldIds, type FieldProps } from '../Field/Field.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { SegmentedControl } from '../ToggleButton/SegmentedControl.tsx';
import { SignatureCanvas } from './SignatureCanvas.tsx';
import * as styles from './SignaturePad.css.ts';
import { signaturePadMessages } from './SignaturePad.messages.ts';
import { typedPng } from './typed.ts';
import { typedSvg, type Signature } from './signature.ts';

export type { Signature, Stroke, StrokePoint } from './signature.ts';

export interface SignaturePadProps extends Omit<FieldProps, 'name' | 'size'> {
  /** Signature; null if not signed. */
  value?: Signature | null;
  /** Initial value when uncontrolled. */
  defaultValue?: Signature | null;
  /** Called after each stroke and each letter. */
  onChange?: (value: Signature | null) => void;
  /** Ref to the canvas. */
  ref?: Ref<HTMLCanvasElement>;
}

type Way = Signature['mode'];

/** Signature input: drawn, or the typed name. */
export function SignaturePad(props: SignaturePadProps) {
  const messages = useMessages('signaturePad', signaturePadMessages);
  const ids = useFieldIds(props);
  const [value, change] = useControlled<Signature | null>(
    props.value,
    props.defaultValue ?? null,
    props.onChange,
  );
  const [way, setWay] = useState<Way>(value?.mode ?? 'drawn');
  const isInert = props.isDisabled || props.isReadOnly;
  const name = value?.mode === 'typed' ? (value.name ?? '') : '';

  const type = (next: string) =>
    change(
      next.trim() === ''
        ? null
        : {
            mode: 'typed',
            name: next,
            svg: typedSvg(next, styles.hand),
            png: typedPng(next, styles.hand),
          },
    );
  const goTo = (next: Way) => {
    setWay(next);
    // Changing the mode discards the signature of the other mode.
    if (value !== null && value.mode !== next) change(null);
  };

  return (
    <FieldFrame field={props} ids={ids} labelAs="span">
      <div role="group" aria-labelledby={ids.labelId} className={styles.stack}>
        {!isInert && (
          <div className={styles.bar}>
            <SegmentedControl
              label={messages.way}
              size="sm"
              value={way}
              onChange={goTo}
              options={[
                { id: 'drawn', label: messages.draw },
                { id: 'typed', label: messages.type },
              ]}
            />
          </div>
        )}
        {way === 'drawn' ? (
          <SignatureCanvas props={props} ids={ids} value={value} onChange={change} canvasRef={props.ref} />
        ) : (
          <>
            <div className={styles.paper} {...boxState(props)}>
              {name.trim() !== '' && (
                <span className={styles.written} role="img" aria-label={messages.preview(name.trim())}>
                  {name}
                </span>
              )}
            </div>
            {!isInert && (
              <TextField
                label={messages.name}
                value={name}
                onChange={type}
                autoComplete="name"
                aria-describedby={ids.describedBy}
                isRequired={props.isRequired}
              />
            )}
          </>
        )}
      </div>
    </FieldFrame>
  );
}
