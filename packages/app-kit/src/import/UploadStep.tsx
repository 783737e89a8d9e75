import { downloadFile, type Import } from '@plumbline/api';
import { messages } from '@plumbline/validation/messages';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { FileField } from '@plumbline/ui/FileField';
import { DownloadIcon, RotateCwIcon } from '@plumbline/ui/icons';
import { Inline } from '@plumbline/ui/Inline';
import { ProgressBar } from '@plumbline/ui/ProgressBar';
import { Text } from '@plumbline/ui/Text';
import { toast } from '@plumbline/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { errorText, showError } from '../data/error-message.ts';
import { isTransient } from '../data/load-errors.ts';
import { EarlierImports } from './EarlierImports.tsx';
import { ImportPage } from './ImportFrame.tsx';
import type { ImportableEntity } from './importable-entities.ts';
import { uploadImport } from './upload.ts';
import { importMessages } from './messages.ts';

/** Maximum file size in bytes; decimal megabytes, as file sizes are shown. */
const MAX_BYTES = 50_000_000;

/** Upload step: template, file upload and earlier imports. */
export function UploadStep({
  name,
  entity,
  refused,
  onUploaded,
}: {
  name: string;
  entity: ImportableEntity;
  /** Import whose file could not be read. */
  refused?: Import | undefined;
  onUploaded: (uuid: string) => void;
}) {
  const [, many] = entity.noun;
  const [part, setPart] = useState<number>();
  const [problem, setProblem] = useState('');
  const [isDownloading, setDownloading] = useState(false);
  /** Interrupted upload that can be resumed. */
  const [interrupted, setInterrupted] = useState<{ file: File; key: string }>();
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const start = async (file: File | undefined, begun?: string) => {
    if (!file) return;
    const key = begun ?? crypto.randomUUID();
    setProblem('');
    setInterrupted(undefined);
    setPart(0);
    abort.current = new AbortController();
    try {
      const uuid = await uploadImport(name, file, {
        key,
        isAgain: begun !== undefined,
        onProgress: setPart,
        signal: abort.current.signal,
      });
      onUploaded(uuid);
    } catch (error) {
      if ((error as Error).name !== 'AbortError') {
        setProblem(errorText(error));
        if (isTransient(error)) setInterrupted({ file, key });
      }
      setPart(undefined);
    }
  };
  const download = async () => {
    setDownloading(true);
    try {
      await downloadFile(`/setup/imports/${name}/template`);
      toast.success(messages.itemListDownloaded);
    } catch (error) {
      showError(error);
    }
    setDownloading(false);
  };
  return (
    <ImportPage
      entity={entity}
      step="upload"
      file={refused?.name}
      isFailed={refused !== undefined}
      errors={
        refused && (
          <Banner tone="bad" title={importMessages.fileRejected}>
            {refused.problem}
          </Banner>
        )
      }
      sections={[
        {
          id: 'file',
          title: importMessages.file,
          description: importMessages.fileHint,
          children: (
            <>
              {interrupted && (
                <Inline gap={12} wraps align="center">
                  <Button icon={RotateCwIcon} onPress={() => void start(interrupted.file, interrupted.key)}>
                    {importMessages.tryAgain}
                  </Button>
                  <Text tone="muted">{importMessages.uploadResumes(interrupted.file.name)}</Text>
                </Inline>
              )}
              {part === undefined ? (
                <FileField
                  label={importMessages.fileWith(many)}
                  hideLabel
                  accept=".xlsx,.csv,.txt"
                  maxFiles={1}
                  maxBytes={MAX_BYTES}
                  value={[]}
                  errorMessage={problem || undefined}
                  onChange={(files) => void start(files[0])}
                />
              ) : (
                <Inline gap={16} align="end">
                  <Inline grows>
                    <ProgressBar label={importMessages.uploadingFile} value={part} max={1} />
                  </Inline>
                  <Button onPress={() => abort.current?.abort()}>{importMessages.cancel}</Button>
                </Inline>
              )}
              <Inline gap={12} wraps align="center">
                <Button icon={DownloadIcon} isPending={isDownloading} onPress={() => void download()}>
                  {importMessages.downloadTemplate}
                </Button>
                <Text tone="muted">{importMessages.templateHint}</Text>
              </Inline>
            </>
          ),
        },
        {
          id: 'earlier',
          title: importMessages.earlierImports,
          description: importMessages.earlierImportsHint,
          children: <EarlierImports name={name} entity={entity} />,
        },
      ]}
    />
  );
}
