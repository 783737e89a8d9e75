import { Upload } from 'lucide-react';
import { useRef, useState, type ClipboardEvent, type DragEvent, type Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import { cx } from '../../cx.ts';
import { boxState, FieldFrame, useField, type FieldProps } from '../Field/Field.tsx';
import * as field from '../Field/Field.css.ts';
import { useMergedRef } from '../../useMergedRef.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { fileFieldMessages } from './FileField.messages.ts';
import * as styles from './File.css.ts';
import { type Refused, acceptFiles, acceptedText } from './acceptFiles.ts';
import { ChosenFile, RefusedFile } from './FileRows.tsx';

export interface FileFieldProps extends FieldProps {
  /** Controlled list of chosen files. */
  value?: readonly File[];
  /** Called with the chosen files. */
  onChange?: (files: File[]) => void;
  /** Accepted types, like the HTML attribute, e.g. `.pdf,image/*`. Also checked for dropped files. */
  accept?: string;
  /** Maximum size of a file in bytes. */
  maxBytes?: number;
  /** Maximum number of files; with 1 a new file replaces the current one. */
  maxFiles?: number;
  /** 0 to 1 by file name, while they are sent. */
  progress?: Readonly<Record<string, number>>;
  /** Renders a single row, for dialogs. */
  isCompact?: boolean;
  /** Ref to the file input. */
  ref?: Ref<HTMLInputElement>;
}

/** Takes files that are dropped or pasted. */
function useDropZone(isInert: boolean | undefined, take: (files: Iterable<File>) => void) {
  const [isOver, setOver] = useState(false);
  const drag = (over: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    if (!isInert) setOver(over);
  };
  return {
    isOver,
    zoneProps: {
      onDragEnter: drag(true),
      onDragOver: drag(true),
      onDragLeave: drag(false),
      onDrop: (event: DragEvent) => {
        drag(false)(event);
        take(event.dataTransfer.files);
      },
      onPaste: (event: ClipboardEvent) => {
        if (event.clipboardData.files.length > 0) take(event.clipboardData.files);
      },
    },
  };
}

/**
 * File input with drop and paste. Rejected files are listed with reasons; the others are kept.
 *
 * @example
 * const [files, setFiles] = useState<File[]>([]);
 * return <FileField label="Plans" accept=".pdf" maxFiles={20} value={files} onChange={setFiles} />;
 */
export function FileField(given: FileFieldProps) {
  const {
    value: controlled,
    onChange,
    accept,
    maxBytes,
    maxFiles = Number.POSITIVE_INFINITY,
    progress,
    isCompact: compact,
  } = given;
  const messages = useMessages('fileField', fileFieldMessages);
  const { locale } = useLocale();
  const [own, setOwn] = useState<readonly File[]>([]);
  const files = controlled ?? own;
  const [props, ids] = useField(given, files.length === 0);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, props.ref);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const [wrong, setWrong] = useState(props.errorMessage);
  // A file that was refused afterwards, by a server, is not one that was added.
  if (wrong !== props.errorMessage) {
    setWrong(props.errorMessage);
    if (props.errorMessage) setAnnouncement('');
  }
  const button = useRef<HTMLButtonElement>(null);
  const isInert = props.isDisabled || props.isReadOnly;
  const many = maxFiles > 1;

  const change = (next: File[]) => {
    setOwn(next);
    onChange?.(next);
  };
  const take = (incoming: Iterable<File>) => {
    if (isInert) return;
    const { kept, bad } = acceptFiles(incoming, { files, accept, maxBytes, maxFiles, messages, locale });
    setRefused(bad);
    const added = many ? kept.length - files.length : kept.length;
    setAnnouncement(acceptedText(added, bad, messages, locale));
    if (kept.length !== files.length || kept.some((file, at) => file !== files[at])) {
      // A refused replacement must not take away the file that is there.
      if (kept.length > 0 || files.length === 0) change(kept);
    }
  };
  const { isOver, zoneProps } = useDropZone(isInert, take);
  return (
    <FieldFrame field={props} ids={ids}>
      <div
        className={cx(styles.zone, compact && styles.compact)}
        // Nothing can be added, and the files are below.
        hidden={props.isReadOnly && files.length > 0}
        data-over={isOver || undefined}
        {...boxState(props)}
        {...zoneProps}
      >
        <Button
          ref={button}
          icon={Upload}
          size="sm"
          isDisabled={isInert}
          onPress={() => input.current?.click()}
          aria-describedby={ids.describedBy}
        >
          {many ? messages.chooseMany : messages.chooseOne}
        </Button>
        {!isInert && <span>{isOver ? messages.release : many ? messages.dropMany : messages.dropOne}</span>}
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
        <ul className={styles.list} aria-label={messages.files(props.label)}>
          {files.map((file) => (
            <ChosenFile
              key={`${file.name}-${file.size}`}
              file={file}
              part={progress?.[file.name]}
              onRemove={
                isInert
                  ? undefined
                  : () => {
                      setAnnouncement(messages.removed(file.name));
                      change(files.filter((other) => other !== file));
                      button.current?.focus();
                    }
              }
            />
          ))}
          {refused.map((file) => (
            <RefusedFile
              key={`refused-${file.name}`}
              file={file}
              onDismiss={() => setRefused((list) => list.filter((item) => item.name !== file.name))}
            />
          ))}
        </ul>
      )}
      <span role="status" className={field.live}>
        {announcement}
      </span>
    </FieldFrame>
  );
}
