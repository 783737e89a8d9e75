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
import { isPassing } from '../data/load-errors.ts';
import { EarlierImports } from './EarlierImports.tsx';
import { ImportPage } from './ImportFrame.tsx';
import type { ImportableKind } from './importable-entities.ts';
import { uploadImport } from './upload.ts';

/** In the megabytes that a file is shown in. */
const mostBytes = 50_000_000;

/** The file: an empty one to fill in, one to upload, and those that were uploaded before. */
export function UploadStep({
  name,
  kind,
  refused,
  onUploaded,
}: {
  name: string;
  kind: ImportableKind;
  /** The file that was uploaded and could not be read. */
  refused?: Import | undefined;
  onUploaded: (uuid: string) => void;
}) {
  const [, many] = kind.noun;
  const [part, setPart] = useState<number>();
  const [problem, setProblem] = useState('');
  const [isDownloading, setDownloading] = useState(false);
  /** What a failure by the way stopped: it goes on with the same file. */
  const [left, setLeft] = useState<{ file: File; key: string }>();
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const start = async (file: File | undefined, begun?: string) => {
    if (!file) return;
    const key = begun ?? crypto.randomUUID();
    setProblem('');
    setLeft(undefined);
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
        if (isPassing(error)) setLeft({ file, key });
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
      kind={kind}
      step="upload"
      file={refused?.name}
      isFailed={refused !== undefined}
      errors={
        refused && (
          <Banner tone="bad" title="This file was refused.">
            {refused.problem}
          </Banner>
        )
      }
      sections={[
        {
          id: 'file',
          title: 'The file',
          description: `Excel (.xlsx) or text with commas (.csv), up to 50 MB and 100,000 rows. The first line holds the headings. Nothing is written before you have seen what would be.`,
          children: (
            <>
              {left && (
                <Inline gap={12} wrap align="center">
                  <Button icon={RotateCwIcon} onPress={() => void start(left.file, left.key)}>
                    Try again
                  </Button>
                  <Text tone="muted">{`${left.file.name} goes on from what has arrived.`}</Text>
                </Inline>
              )}
              {part === undefined ? (
                <FileField
                  label={`File with ${many}`}
                  hideLabel
                  accept=".xlsx,.csv,.txt"
                  maxFiles={1}
                  maxBytes={mostBytes}
                  value={[]}
                  errorMessage={problem || undefined}
                  onChange={(files) => void start(files[0])}
                />
              ) : (
                <Inline gap={16} align="end">
                  <Inline grow>
                    <ProgressBar label="Uploading the file" value={part} max={1} />
                  </Inline>
                  <Button onPress={() => abort.current?.abort()}>Cancel</Button>
                </Inline>
              )}
              <Inline gap={12} wrap align="center">
                <Button icon={DownloadIcon} isPending={isDownloading} onPress={() => void download()}>
                  Download the template
                </Button>
                <Text tone="muted">An empty file with every column that can be imported.</Text>
              </Inline>
            </>
          ),
        },
        {
          id: 'earlier',
          title: 'Earlier imports',
          description: 'Open one to go on with it, to see what became of its rows, or to take it back.',
          children: <EarlierImports name={name} kind={kind} />,
        },
      ]}
    />
  );
}
