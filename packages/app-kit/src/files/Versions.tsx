import type { DriveFile } from '@plumbline/api';
import {
  useWorkdriveListVersions,
  workdriveDownload,
  workdriveRestoreVersion,
} from '@plumbline/api/hooks/workdrive';
import { showError } from '../data/error-message.ts';
import { download } from '../navigation/download.ts';
import { isFatal } from '../data/load-errors.ts';
import { Failed } from '../data/load-states.tsx';
import { messages } from '@plumbline/validation/messages';
import { Button } from '@plumbline/ui/Button';
import { DateText } from '@plumbline/ui/DateText';
import { Divider } from '@plumbline/ui/Divider';
import { Drawer } from '@plumbline/ui/Drawer';
import { formatBytes } from '@plumbline/ui/FileField';
import { Inline } from '@plumbline/ui/Inline';
import { Pill } from '@plumbline/ui/Pill';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { toast } from '@plumbline/ui/toast';
import { DownloadIcon, RotateCcwIcon, UploadIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { readOnlyReason } from './items.ts';
import { filesMessages } from './messages.ts';
import { useVersionUpload } from './use-version-upload.tsx';

/** Drawer with the versions of a file, with download and restore. */
export function Versions({
  item,
  onChanged,
  onClose,
}: {
  item: DriveFile;
  onChanged: () => void;
  onClose: () => void;
}) {
  const { data, error, mutate } = useWorkdriveListVersions(item.uuid);
  const [pending, setPending] = useState<number>();
  const refusal = readOnlyReason(item);
  const denied = refusal ? { disabledReason: refusal } : {};
  const changed = () => {
    void mutate();
    onChanged();
  };
  const newVersion = useVersionUpload(changed);
  const restore = async (number: number) => {
    setPending(number);
    try {
      await workdriveRestoreVersion(item.uuid, { number });
      toast.success(messages.itemRestored);
      changed();
    } catch (reason) {
      showError(reason, messages.errorRestore);
    }
    setPending(undefined);
  };
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={filesMessages.versionsOf(item.name)}
    >
      <Stack gap={16}>
        <Inline>
          <Button icon={UploadIcon} {...denied} onPress={() => newVersion.choose(item)}>
            {filesMessages.uploadNewVersion}
          </Button>
        </Inline>
        {isFatal(error, data !== undefined) ? (
          <Failed error={error} onRetry={() => void mutate()} />
        ) : !data ? (
          <Skeleton label={filesMessages.versions} shape="text" count={3} />
        ) : (
          <Stack as="ul" gap={12} aria-label={filesMessages.versions}>
            {data.data.map((version) => (
              <Stack as="li" key={version.uuid} gap={8}>
                <Inline gap={8}>
                  <Text weight="strong">{filesMessages.versionNumber(version.number)}</Text>
                  {version.is_current && <Pill tone="info">{filesMessages.current}</Pill>}
                </Inline>
                <Text size="small" tone="muted">
                  <DateText value={version.createdAt} showTime /> ·{' '}
                  {version.created_by || filesMessages.someone} · {formatBytes(version.size)}
                </Text>
                <Inline gap={8}>
                  <Button
                    size="sm"
                    icon={DownloadIcon}
                    aria-label={filesMessages.downloadVersion(version.number)}
                    onPress={() =>
                      void workdriveDownload({ objectId: item.uuid, revision: version.number }).then(
                        ({ data: address }) => download(address),
                        showError,
                      )
                    }
                  >
                    {filesMessages.download}
                  </Button>
                  {!version.is_current && (
                    <Button
                      size="sm"
                      icon={RotateCcwIcon}
                      aria-label={filesMessages.restoreVersion(version.number)}
                      isPending={pending === version.number}
                      {...denied}
                      onPress={() => void restore(version.number)}
                    >
                      {filesMessages.restore}
                    </Button>
                  )}
                </Inline>
                <Divider />
              </Stack>
            ))}
          </Stack>
        )}
      </Stack>
      {newVersion.dialog}
    </Drawer>
  );
}
