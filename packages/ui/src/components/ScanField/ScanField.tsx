import { Camera, ScanBarcode } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLatest } from '../../hooks.ts';
import { lazyImport } from '../../lazyImport.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useMergedRef } from '../../useMergedRef.ts';
import { isGtin, isMisread } from '../BarcodeField/barcodes.ts';
import { listenForWedge, scannedCode } from '../BarcodeField/wedge.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { Skeleton } from '../Feedback/Skeleton.tsx';
import * as field from '../Field/Field.css.ts';
import { Kbd } from '../Status/Kbd.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './ScanField.css.ts';
import { scanFieldMessages } from './ScanField.messages.ts';
import type { ScanFieldProps } from './scanFieldTypes.ts';
import { cleanCode, type ScanSource } from './scanQueue.ts';
import { ScanLine, ScanList } from './ScanRows.tsx';
import { useScans } from './useScans.ts';

/** Camera and reader are loaded on first use. */
const CameraView = lazy(() =>
  lazyImport(async () => ({ default: (await import('../BarcodeField/CameraView.tsx')).CameraView })),
);

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Takes scanner input wherever the focus is, except in fields, and the shortcut of the field. */
function usePageKeys(
  listens: boolean,
  shortcut: string | undefined,
  onCode: (code: string) => void,
  onShortcut: () => void,
) {
  useEffect(() => {
    if (!listens && shortcut === undefined) return;
    const heard = listenForWedge();
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === shortcut) {
        event.preventDefault();
        onShortcut();
        return;
      }
      if (!listens || isField(event.target)) return;
      const code = heard.key(event.key, event.timeStamp);
      // A scanner's Enter must not press the button that happens to have the focus.
      if (code === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      onCode(code);
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [listens, shortcut, onCode, onShortcut]);
}

/**
 * Field of a scan station: codes by scanner, keyboard or camera, each answered in one line below the field, and a list
 * of the last scans. Enter takes the typed code; a scanner ends with Enter by itself. The field is empty again at once
 * and keeps the focus, so that the next code can follow while the last one is being checked. Undo and Try again return
 * the focus to the field.
 *
 * @example
 * <ScanField
 *   label="Item or bin"
 *   onScan={(code) => ({ status: 'accepted', title: `Item ${code}`, detail: '+1' })}
 * />
 */
export function ScanField(props: ScanFieldProps) {
  const { onUndo, wasmUrl, shortcut, now = Date.now } = props;
  const messages = useMessages('scanField', scanFieldMessages);
  const [value, setValue] = useState('');
  const [misread, setMisread] = useState<string>();
  const [isSeeing, setSeeing] = useState(false);
  const [wedge] = useState(() => listenForWedge());
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, props.ref);
  const isInert = Boolean(props.isDisabled || props.isReadOnly);
  const { scans, counts, queue, announcement, signal } = useScans(props);

  const take = (text: string, source: ScanSource) => {
    const code = cleanCode(text);
    if (isInert || code === '') return;
    const isBad = !props.allowsMisread && isMisread(code);
    setMisread(isBad ? messages.misread(code) : undefined);
    if (isBad) {
      signal('refused');
      setValue(code);
      input.current?.select();
      return;
    }
    setValue('');
    setSeeing(false);
    queue.add(code, source, now());
  };
  usePageKeys(
    props.listensEverywhere === true && !isInert,
    shortcut,
    useLatest((code) => take(code, 'scanner')),
    useLatest(() => {
      input.current?.focus();
      input.current?.select();
    }),
  );
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isInert) return;
    const scanned = wedge.key(event.key, event.timeStamp);
    if (scanned !== undefined) {
      event.preventDefault();
      take(scannedCode(event.currentTarget.value, scanned, isGtin), 'scanner');
    } else if (event.key === 'Enter') {
      // An empty field must not submit the form around it.
      event.preventDefault();
      take(event.currentTarget.value, 'typed');
    }
  };
  const withFocus = (act: (id: number) => void) => (id: number) => {
    act(id);
    input.current?.focus();
  };
  const actions = {
    onUndo: onUndo && !isInert ? withFocus(queue.undo) : undefined,
    onRetry: isInert ? undefined : withFocus(queue.retry),
  };
  const last = scans.find(({ status }) => status !== 'waiting') ?? scans[0];
  const waiting = scans.filter(({ status }) => status === 'waiting').length;
  return (
    <div className={styles.stack}>
      <TextField
        {...props}
        ref={merged}
        size={props.size ?? 'lg'}
        icon={ScanBarcode}
        isMono
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        placeholder={isInert ? undefined : (props.placeholder ?? messages.placeholder)}
        errorMessage={props.errorMessage ?? misread}
        value={value}
        onChange={(text) => {
          setValue(text);
          setMisread(undefined);
        }}
        onKeyDown={onKeyDown}
        suffix={
          <>
            {shortcut !== undefined && <Kbd>{shortcut}</Kbd>}
            {wasmUrl !== undefined && (
              <span className={field.affixEnd}>
                <IconButton
                  icon={Camera}
                  label={isSeeing ? messages.stop : messages.camera}
                  size="lg"
                  isSelected={isSeeing}
                  isDisabled={isInert}
                  onPress={() => setSeeing(!isSeeing)}
                />
              </span>
            )}
          </>
        }
      />
      {isSeeing && wasmUrl !== undefined && (
        <Suspense fallback={<Skeleton shape="card" count={1} />}>
          <CameraView wasmUrl={wasmUrl} onCode={(code) => take(code, 'camera')} />
        </Suspense>
      )}
      {last && <ScanLine scan={last} waiting={waiting} {...actions} />}
      {!props.hideList && <ScanList scans={scans} counts={counts} {...actions} />}
      <span role="status" className={field.live}>
        {announcement}
      </span>
    </div>
  );
}
