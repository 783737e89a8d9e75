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
import { count, rowsOf, undoEffectText } from './import-text.ts';
import { importMessages } from './messages.ts';

const titles: Partial<Record<Import['state'], string>> = {
  done: importMessages.imported,
  cancelled: 'Canceled',
  undone: 'Undone',
};

/** Result step: counts, result file and undo. */
export function ResultStep({
  entity,
  found,
  onChanged,
}: {
  entity: ImportableEntity;
  found: Import;
  onChanged: () => void;
}) {
  const [, many] = entity.noun;
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
        entity={entity}
        step="result"
        file={found.name}
        isFailed={found.state === 'cancelled'}
        errors={found.problem ? <Banner tone="warn">{found.problem}</Banner> : undefined}
        sections={[
          {
            id: 'result',
            title: titles[found.state] ?? importMessages.result,
            description: importMessages.resultDescription(rowsOf(found.total), found.user_name),
            children: (
              <>
                <DescriptionList
                  items={figures.map(([term, number]) => ({
                    term,
                    value: count(number),
                    ...(term === 'Kept' && number > 0 ? { note: importMessages.undoExceptions } : {}),
                  }))}
                />
                <Inline gap={8} wraps>
                  <Button variant="primary" href={entity.listHref()}>
                    {importMessages.viewMany(many)}
                  </Button>
                  <Button icon={DownloadIcon} isPending={isDownloading} onPress={() => void download()}>
                    {importMessages.downloadResult}
                  </Button>
                  {found.undoable && (
                    <Button icon={Undo2Icon} onPress={() => setAsking(true)}>
                      {importMessages.undoImport}
                    </Button>
                  )}
                  <Button href={entity.href()}>{importMessages.importAnotherFile}</Button>
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
        confirmLabel={importMessages.undoImport}
        onConfirm={async () => {
          try {
            await importsUndo(found.uuid);
          } catch (error) {
            showError(error);
          }
          onChanged();
        }}
      >
        {undoEffectText(found, entity.noun)}
      </ConfirmDialog>
    </>
  );
}
