import { Camera, CircleCheck, CircleX, ScanBarcode } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { cx } from '../../cx.ts';
import { useControlled, useLatest } from '../../hooks.ts';
import { lazyImport } from '../../lazyImport.ts';
import { useMergedRef } from '../../useMergedRef.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { Skeleton } from '../Feedback/Skeleton.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import * as field from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { isGtin, isMisread } from './barcodes.ts';
import * as styles from './BarcodeField.css.ts';
import { barcodeFieldMessages } from './BarcodeField.messages.ts';
import { listenForWedge, scannedCode } from './wedge.ts';

export type ScanSource = 'typed' | 'scanner' | 'camera';

export interface BarcodeFieldProps extends FieldProps {
  /** Controlled value. */
  value?: string;
  /** Initial value when uncontrolled. */
  defaultValue?: string;
  /** Called with the typed text. */
  onChange?: (value: string) => void;
  /** Called with a complete code by Enter, scanner or camera; the field is then cleared. */
  onScan?: (code: string, source: ScanSource) => void;
  /** Undoes the last code; omit to hide Undo. */
  onUndo?: (code: string) => void;
  /** Address of `zxing_reader.wasm`; without it the camera is not offered. */
  wasmUrl?: string;
  /** Keeps the code in the field, for fields with a single code instead of a list. */
  keepsCode?: boolean;
  /** Accepts scanner input wherever the focus is, except in other fields. For registers. */
  listensEverywhere?: boolean;
  /** Takes UPC and EAN numbers whose check digit is wrong. */
  allowsMisread?: boolean;
  /** Placeholder text of the empty input. */
  placeholder?: string;
  /** Ref to the input. */
  ref?: Ref<HTMLInputElement>;
}

interface Echo {
  code: string;
  isBad?: boolean;
}

/** Camera and reader are loaded on first use. */
const CameraView = lazy(() =>
  lazyImport(async () => ({ default: (await import('./CameraView.tsx')).CameraView })),
);

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Takes scanner input wherever the focus is, except in fields. */
function usePageScanner(isOn: boolean, take: (code: string, source: ScanSource) => void) {
  useEffect(() => {
    if (!isOn) return;
    const heard = listenForWedge();
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (isField(event.target)) return;
      const code = heard.key(event.key, event.timeStamp);
      // A scanner's Enter must not press the button that happens to have the focus.
      if (code === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      take(code, 'scanner');
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [isOn, take]);
}

interface ScanEchoProps {
  code: string;
  /** The check digit is wrong. */
  isBad: boolean;
  /** Undoes the last scan; undefined hides Undo. */
  onUndo: (() => void) | undefined;
}

/** Confirmation of the last scan. */
function ScanEcho({ code, isBad, onUndo }: ScanEchoProps) {
  const messages = useMessages('barcodeField', barcodeFieldMessages);
  return (
    <div className={cx(styles.echo, isBad && styles.echoBad)}>
      <span className={styles.echoGlyph}>
        <Icon icon={isBad ? CircleX : CircleCheck} />
      </span>
      <span className={styles.echoText}>{isBad ? messages.misread(code) : messages.added(code)}</span>
      {onUndo && (
        <Button size="sm" variant="ghost" aria-label={messages.undoOf(code)} onPress={onUndo}>
          {messages.undo}
        </Button>
      )}
    </div>
  );
}

/**
 * Input for a barcode by keyboard, scanner or camera. The last scan is confirmed and can be undone.
 *
 * @example
 * const [code, setCode] = useState('');
 * return <BarcodeField label="Item code" value={code} onChange={setCode} />;
 */
export function BarcodeField(props: BarcodeFieldProps) {
  const {
    onScan,
    onUndo,
    wasmUrl,
    keepsCode,
    listensEverywhere,
    allowsMisread,
    placeholder,
    value: valueProp,
    defaultValue = '',
    onChange,
    ref,
    ...rest
  } = props;
  const messages = useMessages('barcodeField', barcodeFieldMessages);
  const [value, setValue] = useControlled(valueProp, defaultValue, onChange);
  const [echo, setEcho] = useState<Echo>();
  const [announcement, setAnnouncement] = useState('');
  const [isSeeing, setSeeing] = useState(false);
  const [wedge] = useState(() => listenForWedge());
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const isInert = props.isDisabled || props.isReadOnly;

  const take = (text: string, source: ScanSource) => {
    const code = text.trim();
    if (code === '') return;
    if (!allowsMisread && isMisread(code)) {
      setEcho({ code, isBad: true });
      setAnnouncement(messages.misread(code));
      input.current?.select();
      return;
    }
    setEcho({ code });
    setAnnouncement(messages.added(code));
    setSeeing(false);
    setValue(keepsCode ? code : '');
    onScan?.(code, source);
  };
  const takeLatest = useLatest(take);

  usePageScanner(listensEverywhere === true && !isInert, takeLatest);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isInert) return;
    const scanned = wedge.key(event.key, event.timeStamp);
    if (scanned !== undefined) {
      event.preventDefault();
      take(scannedCode(value, scanned, isGtin), 'scanner');
    } else if (event.key === 'Enter' && value.trim() !== '') {
      event.preventDefault();
      take(value, 'typed');
    }
  };

  return (
    <div className={styles.stack}>
      <TextField
        {...rest}
        ref={merged}
        icon={ScanBarcode}
        isMono
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        placeholder={placeholder ?? messages.placeholder}
        value={value}
        onChange={setValue}
        onKeyDown={onKeyDown}
        suffix={
          wasmUrl === undefined ? undefined : (
            <span className={field.affixEnd}>
              <IconButton
                icon={Camera}
                label={isSeeing ? messages.stop : messages.camera}
                size="sm"
                isSelected={isSeeing}
                isDisabled={isInert}
                onPress={() => setSeeing(!isSeeing)}
              />
            </span>
          )
        }
      />
      {isSeeing && wasmUrl !== undefined && (
        <Suspense fallback={<Skeleton shape="card" count={1} />}>
          <CameraView wasmUrl={wasmUrl} onCode={(code) => take(code, 'camera')} />
        </Suspense>
      )}
      {echo && (
        <ScanEcho
          code={echo.code}
          isBad={echo.isBad ?? false}
          onUndo={
            onUndo && !echo.isBad && !isInert
              ? () => {
                  onUndo(echo.code);
                  setEcho(undefined);
                  setAnnouncement(messages.removed(echo.code));
                  if (keepsCode) setValue('');
                  input.current?.focus();
                }
              : undefined
          }
        />
      )}
      <span role="status" className={field.live}>
        {announcement}
      </span>
    </div>
  );
}
