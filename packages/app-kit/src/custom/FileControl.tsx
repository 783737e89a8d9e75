import { Button } from '@plumbline/ui/Button';
import { FileField, type FileFieldProps } from '@plumbline/ui/FileField';
import { Inline } from '@plumbline/ui/Inline';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { useState, useSyncExternalStore } from 'react';
import { uploadFiles, uploadStore } from '../uploads/upload-store.ts';
import { openDriveFile } from './drive-file.ts';
import { customMessages } from './messages.ts';

/** File field. The chosen file is uploaded immediately; the value is the id of the drive file. */
export function FileControl({
  value,
  fileName,
  onChange,
  label,
  hideLabel,
  ...field
}: Omit<FileFieldProps, 'value' | 'onChange' | 'ref'> & {
  value: string;
  /** Name of the current file. */
  fileName: string | undefined;
  onChange: (value: string | null) => void;
}) {
  const [sending, setSending] = useState<readonly File[]>([]);
  const [sent, setSent] = useState<string>();
  const { uploads } = useSyncExternalStore(uploadStore.subscribe, uploadStore.get);
  const progress = Object.fromEntries(uploads.map(({ name, percent }) => [name, percent / 100]));
  if (value)
    return (
      <Stack gap={4}>
        {!hideLabel && (
          <Text size="small" tone="muted">
            {label}
          </Text>
        )}
        <Inline gap={8}>
          <Button size="sm" onPress={() => openDriveFile(value)}>
            {sent ?? fileName ?? customMessages.file}
          </Button>
          <Button size="sm" variant="ghost" onPress={() => onChange(null)}>
            {customMessages.remove}
          </Button>
        </Inline>
      </Stack>
    );
  return (
    <FileField
      {...field}
      label={label}
      {...(hideLabel ? { hideLabel } : {})}
      isCompact
      maxFiles={1}
      value={sending}
      progress={progress}
      onChange={(files) => {
        setSending(files);
        uploadFiles(files, { prop_type: 'field' }, (uuid) => {
          setSent(files[0]?.name);
          setSending([]);
          onChange(uuid);
        });
      }}
    />
  );
}
