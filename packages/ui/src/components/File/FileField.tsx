import { CircleAlert, File as FileGlyph, Upload, X } from 'lucide-react';
import { useRef, useState, type DragEvent, type Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { cx } from '../../cx.ts';
import { boxState, FieldFrame, useFieldIds, type FieldProps } from '../Field/Field.tsx';
import * as field from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import { useMergedRef } from '../../useMergedRef.ts';
import { formatBytes, refusal } from './accept.ts';
import * as styles from './File.css.ts';

export interface FileFieldProps extends FieldProps {
  value?: readonly File[];
  onChange?: (files: File[]) => void;
  /** As the HTML attribute: '.pdf,image/*'. Checked for dropped files as well. */
  accept?: string;
  maxBytes?: number;
  /** How many at most; 1 replaces the file that is there. */
  maxFiles?: number;
  /** 0 to 1 by file name, while they are sent. */
  progress?: Readonly<Record<string, number>>;
  /** One row, for dialogs. */
  compact?: boolean;
  ref?: Ref<HTMLInputElement>;
}

interface Refused {
  name: string;
  why: string;
}

/** Files, chosen, dropped or pasted. One that cannot be taken is named with its reason; the rest are kept. */
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
  const ids = useFieldIds(props);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, props.ref);
  const [own, setOwn] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [isOver, setOver] = useState(false);
  const files = controlled ?? own;
  const isInert = props.isDisabled || props.isReadOnly;
  const many = maxFiles > 1;

  const change = (next: File[]) => {
    setOwn(next);
    onChange?.(next);
  };
  const take = (incoming: Iterable<File>) => {
    if (isInert) return;
    const kept = many ? [...files] : [];
    const bad: Refused[] = [];
    for (const file of incoming) {
      const why = refusal(file, accept, maxBytes);
      if (why) bad.push({ name: file.name, why });
      else if (kept.some((other) => other.name === file.name && other.size === file.size)) continue;
      else if (kept.length >= maxFiles)
        bad.push({
          name: file.name,
          why: many ? `Only ${maxFiles} files can be added.` : 'Only one file can be added.',
        });
      else kept.push(file);
    }
    setRefused(bad);
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
          icon={Upload}
          size="sm"
          isDisabled={isInert}
          onPress={() => input.current?.click()}
          aria-describedby={ids.describedBy}
        >
          {many ? 'Choose files' : 'Choose a file'}
        </Button>
        <span>{many ? 'or drop them here' : 'or drop it here'}</span>
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
          onFocus={(event) =>
            event.currentTarget.parentElement?.querySelector<HTMLElement>('button')?.focus()
          }
          onChange={(event) => {
            take(event.target.files ?? []);
            // The same file chosen again must count as a change.
            event.target.value = '';
          }}
        />
      </div>
      {(files.length > 0 || refused.length > 0) && (
        <ul className={styles.list} aria-label={`${props.label}: files`}>
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
                  {part === undefined || part >= 1 ? formatBytes(file.size) : `${Math.round(part * 100)} %`}
                </span>
                {!isInert && (
                  <IconButton
                    icon={X}
                    size="xs"
                    label={`Remove ${file.name}`}
                    onPress={() => change(files.filter((other) => other !== file))}
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
                label={`Dismiss ${name}`}
                onPress={() => setRefused((list) => list.filter((item) => item.name !== name))}
              />
            </li>
          ))}
        </ul>
      )}
      <span role="status" className={field.live}>
        {refused.length > 0
          ? `Not added: ${refused.map(({ name, why }) => `${name}. ${why}`).join(' ')}`
          : ''}
      </span>
    </FieldFrame>
  );
}
