import { CircleAlert, File as FileGlyph, Upload, X } from 'lucide-react';
import { useMemo, useRef, useState, type DragEvent, type Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { cx } from '../../cx.ts';
import { boxState, FieldFrame, useFieldIds, type FieldProps } from '../Field/Field.tsx';
import * as field from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import { useMergedRef } from '../../useMergedRef.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { formatBytes, refusal, type Refusal } from './accept.ts';
import { fileFieldWords } from './FileField.messages.ts';
import * as styles from './File.css.ts';

export interface FileFieldProps extends FieldProps {
  /** Controlled list of chosen files. */
  value?: readonly File[];
  /** Called with the chosen files. */
  onChange?: (files: File[]) => void;
  /** Accepted types, like the HTML attribute, e.g. `.pdf,image/*`. Also checked for dropped files. */
  accept?: string;
  /** Maximum size of a file in bytes. */
  maxBytes?: number;
  /** How many at most; 1 replaces the file that is there. */
  maxFiles?: number;
  /** 0 to 1 by file name, while they are sent. */
  progress?: Readonly<Record<string, number>>;
  /** One row, for dialogs. */
  compact?: boolean;
  /** Ref to the file input. */
  ref?: Ref<HTMLInputElement>;
}

interface Refused {
  name: string;
  why: string;
}

/** File input with drop and paste. Rejected files are listed with reasons; the others are kept. */
export function FileField(props: FileFieldProps) {
  const {
    value: controlled,
    onChange,
    accept,
    maxBytes,
    maxFiles = Number.POSITIVE_INFINITY,
    progress,
    compact,
  } = props;
  const words = useMessages('fileField', fileFieldWords);
  const { locale } = useLocale();
  const ids = useFieldIds(props);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, props.ref);
  const [own, setOwn] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [isOver, setOver] = useState(false);
  const [said, setSaid] = useState('');
  const [wrong, setWrong] = useState(props.errorMessage);
  // A file that was refused afterwards, by a server, is not one that was added.
  if (wrong !== props.errorMessage) {
    setWrong(props.errorMessage);
    if (props.errorMessage) setSaid('');
  }
  const button = useRef<HTMLButtonElement>(null);
  const files = controlled ?? own;
  const isInert = props.isDisabled || props.isReadOnly;
  const many = maxFiles > 1;
  const percent = useMemo(() => new Intl.NumberFormat(locale, { style: 'percent' }), [locale]);

  const whyOf = (fault: Refusal, file: File): string =>
    fault === 'kind'
      ? words.kind(
          (accept ?? '')
            .split(',')
            .map((rule) => rule.trim())
            .join(', '),
        )
      : fault === 'empty'
        ? words.empty
        : words.tooBig(formatBytes(file.size, locale), formatBytes(maxBytes ?? 0, locale));
  const change = (next: File[]) => {
    setOwn(next);
    onChange?.(next);
  };
  const take = (incoming: Iterable<File>) => {
    if (isInert) return;
    const kept = many ? [...files] : [];
    const bad: Refused[] = [];
    for (const file of incoming) {
      const fault = refusal(file, accept, maxBytes);
      if (fault) bad.push({ name: file.name, why: whyOf(fault, file) });
      else if (kept.some((other) => other.name === file.name && other.size === file.size)) continue;
      else if (kept.length >= maxFiles)
        bad.push({
          name: file.name,
          why: many ? words.atMost(maxFiles.toLocaleString(locale)) : words.oneOnly,
        });
      else kept.push(file);
    }
    setRefused(bad);
    const added = many ? kept.length - files.length : kept.length;
    setSaid(
      [
        added > 0 && words.added(added, added.toLocaleString(locale)),
        bad.length > 0 && words.notAdded(bad.map(({ name, why }) => words.reason(name, why)).join(' ')),
      ]
        .filter(Boolean)
        .join('. '),
    );
    if (kept.length !== files.length || kept.some((file, at) => file !== files[at])) {
      // A refused replacement must not take away the file that is there.
      if (kept.length > 0 || files.length === 0) change(kept);
    }
  };
  const drag = (over: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    if (!isInert) setOver(over);
  };
  return (
    <FieldFrame field={props} ids={ids}>
      <div
        className={cx(styles.zone, compact && styles.compact)}
        data-over={isOver || undefined}
        {...boxState(props)}
        onDragEnter={drag(true)}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          take(event.dataTransfer.files);
        }}
        onPaste={(event) => {
          if (event.clipboardData.files.length > 0) take(event.clipboardData.files);
        }}
      >
        <Button
          ref={button}
          icon={Upload}
          size="sm"
          isDisabled={isInert}
          onPress={() => input.current?.click()}
          aria-describedby={ids.describedBy}
        >
          {many ? words.chooseMany : words.chooseOne}
        </Button>
        {!isInert && <span>{isOver ? words.release : many ? words.dropMany : words.dropOne}</span>}
        <input
          ref={merged}
          id={ids.inputId}
          type="file"
          name={props.name}
          className={field.live}
          accept={accept}
          multiple={many}
          disabled={isInert}
          aria-required={props.isRequired || undefined}
          aria-invalid={props.errorMessage ? true : undefined}
          aria-describedby={ids.describedBy}
          tabIndex={-1}
          onFocus={() => button.current?.focus()}
          onChange={(event) => {
            take(event.target.files ?? []);
            // The same file chosen again must count as a change.
            event.target.value = '';
          }}
        />
      </div>
      {(files.length > 0 || refused.length > 0) && (
        <ul className={styles.list} aria-label={words.files(props.label)}>
          {files.map((file) => {
            const part = progress?.[file.name];
            return (
              <li key={`${file.name}-${file.size}`} className={styles.row}>
                <span className={styles.glyph}>
                  <Icon icon={FileGlyph} />
                </span>
                <span className={styles.words}>
                  <Text truncate="middle">{file.name}</Text>
                </span>
                <span className={styles.size}>
                  {part === undefined || part >= 1 ? formatBytes(file.size, locale) : percent.format(part)}
                </span>
                {!isInert && (
                  <IconButton
                    icon={X}
                    size="xs"
                    label={words.remove(file.name)}
                    onPress={() => {
                      setSaid(words.removed(file.name));
                      change(files.filter((other) => other !== file));
                      button.current?.focus();
                    }}
                  />
                )}
              </li>
            );
          })}
          {refused.map(({ name, why }) => (
            <li key={`refused-${name}`} className={cx(styles.row, styles.rowBad)}>
              <span className={cx(styles.glyph, styles.glyphBad)}>
                <Icon icon={CircleAlert} />
              </span>
              <span className={styles.words}>
                <Text truncate="middle">{name}</Text>
                <span className={styles.why}>{why}</span>
              </span>
              <IconButton
                icon={X}
                size="xs"
                label={words.dismiss(name)}
                onPress={() => setRefused((list) => list.filter((item) => item.name !== name))}
              />
            </li>
          ))}
        </ul>
      )}
      <span role="status" className={field.live}>
        {said}
      </span>
    </FieldFrame>
  );
}
