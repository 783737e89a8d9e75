import { downloadFile, type Import } from '@plumbline/api';
import { importsUndo } from '@plumbline/api/hooks/imports';
import { messages } from '@plumbline/validation/messages';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { DescriptionList } from '@plumbline/ui/DescriptionList';
import { DownloadIcon, Undo2Icon } from '@plumbline/ui/icons';
import { Inline } from '@plumbline/ui/Inline';
import { toast } from '@plumbline/ui/toast';
import { useState } from 'react';
import { showError } from '../data/error-message.ts';
import { ImportPage } from './ImportFrame.tsx';
import type { ImportableEntity } from './importable-entities.ts';
import { count, rowsOf, undoing } from './import-text.ts';

const titles: Partial<Record<Import['state'], string>> = {
  done: 'Imported',
  cancelled: 'Cancelled',
  undone: 'Undone',
};

/** Result step: counts, result file and undo. */
export function ResultStep({
  kind,
  found,
  onChanged,
}: {
  kind: ImportableEntity;
  found: Import;
  onChanged: () => void;
}) {
  const [, many] = kind.noun;
  const [isAsking, setAsking] = useState(false);
  const [isDownloading, setDownloading] = useState(false);
  const download = async () => {
    setDownloading(true);
    try {
      await downloadFile(`/setup/imports/${found.uuid}/result`);
      toast.success(messages.itemListDownloaded);
    } catch (error) {
      showError(error);
    }
    setDownloading(false);
  };
  const figures: readonly (readonly [string, number])[] = [
    ['Created', found.created],
    ['Updated', found.updated],
    ['Skipped', found.skipped],
    ['Rejected', found.rejected],
    ...(found.undone + found.kept > 0
      ? ([
          ['Undone', found.undone],
          ['Kept', found.kept],
        ] as const)
      : []),
  ];
  return (
    <>
      <ImportPage
        kind={kind}
        step="result"
        file={found.name}
        isFailed={found.state === 'cancelled'}
        errors={found.problem ? <Banner tone="warn">{found.problem}</Banner> : undefined}
        sections={[
          {
            id: 'result',
            title: titles[found.state] ?? 'Result',
            description: `${rowsOf(found.total)} in the file, imported by ${found.user_name}.`,
            children: (
              <>
                <DescriptionList
                  items={figures.map(([term, number]) => ({
                    term,
                    value: count(number),
                    ...(term === 'Kept' && number > 0
                      ? { note: 'changed since or used by other records' }
                      : {}),
                  }))}
                />
                <Inline gap={8} wrap>
                  <Button variant="primary" href={kind.listHref()}>
                    {`View ${many}`}
                  </Button>
                  <Button icon={DownloadIcon} isPending={isDownloading} onPress={() => void download()}>
                    Download result
                  </Button>
                  {found.undoable && (
                    <Button icon={Undo2Icon} onPress={() => setAsking(true)}>
                      Undo import
                    </Button>
                  )}
                  <Button href={kind.href()}>Import another file</Button>
                </Inline>
              </>
            ),
          },
        ]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={messages.confirmTitle}
        confirmLabel="Undo import"
        onConfirm={async () => {
          try {
            await importsUndo(found.uuid);
          } catch (error) {
            showError(error);
          }
          onChanged();
        }}
      >
        {undoing(found, kind.noun)}
      </ConfirmDialog>
    </>
  );
}
