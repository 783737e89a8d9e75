import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useEffect, useRef, useState, type Ref } from 'react';
import { useControlled } from '../../hooks.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { boxState, FieldFrame, useField, type FieldProps } from '../Field/Field.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { SegmentedControl } from '../ToggleButton/SegmentedControl.tsx';
import { SignatureCanvas } from './SignatureCanvas.tsx';
import * as styles from './SignaturePad.css.ts';
import { signaturePadMessages } from './SignaturePad.messages.ts';
import { signatureFontFamily } from './signatureFont.ts';
import { typedPng } from './typed.ts';
import { useSignatureFont } from './useSignatureFont.ts';
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

const typedSignature = (name: string): Signature => ({
  mode: 'typed',
  name,
  svg: typedSvg(name, signatureFontFamily),
  png: typedPng(name, signatureFontFamily),
});

/**
 * Signature input: drawn, or the typed name.
 *
 * @example
 * const [signature, setSignature] = useState<Signature | null>(null);
 * return <SignaturePad label="Signature" value={signature} onChange={setSignature} />;
 */
export function SignaturePad(given: SignaturePadProps) {
  const messages = useMessages('signaturePad', signaturePadMessages);
  const [value, change] = useControlled<Signature | null>(
    given.value,
    given.defaultValue ?? null,
    given.onChange,
  );
  const [way, setWay] = useState<Way>(value?.mode ?? 'drawn');
  // The field for the name shows the message of a missing typed signature itself.
  const [props, ids] = useField(given, way === 'drawn' && value === null);
  const isInert = props.isDisabled || props.isReadOnly;
  const name = value?.mode === 'typed' ? (value.name ?? '') : '';

  const isFontReady = useSignatureFont(way === 'typed');
  /** Name whose picture was drawn before the font was there. */
  const nameInOtherFont = useRef('');
  const type = (next: string) => {
    nameInOtherFont.current = isFontReady ? '' : next;
    change(next.trim() === '' ? null : typedSignature(next));
  };
  useEffect(() => {
    const name = nameInOtherFont.current;
    if (!isFontReady || name === '') return;
    nameInOtherFont.current = '';
    if (name.trim() !== '') change(typedSignature(name));
  });
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
                  <span
                    className={styles.writtenName}
                    style={assignInlineVars({ [styles.letters]: String(name.length) })}
                  >
                    {name}
                  </span>
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
