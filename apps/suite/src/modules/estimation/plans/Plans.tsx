import { denied } from '@plumbline/app-kit/record/record-actions';
import type { DriveFile, PlanPage } from '@plumbline/api';
import { useWorkdriveList, usePlanPagesList, workdriveTrash } from '@plumbline/api/hooks/workdrive';
import { href, showError } from '@plumbline/app-kit';
import { fileLinkCalls } from '@plumbline/app-kit/files/file-link-calls';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { useIsPhone } from '@plumbline/ui/media';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { uploadFiles } from '@plumbline/app-kit/uploads/upload-store';
import { denialText } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { messages } from '@plumbline/validation/messages';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { FileField } from '@plumbline/ui/FileField';
import { IconButton } from '@plumbline/ui/IconButton';
import { Inline } from '@plumbline/ui/Inline';
import { Menu } from '@plumbline/ui/Menu';
import { Section } from '@plumbline/ui/RecordLayout';
import { SheetGrid } from '@plumbline/ui/SheetGrid';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { toast } from '@plumbline/ui/toast';
import { EllipsisIcon, FilesIcon, LinkIcon, PrinterIcon, RulerIcon, Trash2Icon } from '@plumbline/ui/icons';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { EstimationHeader } from '../EstimationHeader.tsx';
import { NoSheetFound, SheetSearch } from './SheetSearch.tsx';
import { turnOf, usePageActions } from '../takeoff/usePageActions.tsx';
import { useEstimation } from '../useEstimation.ts';
import { useMayChange } from '../versions/freeze.ts';
import { heldBecause, isBusy, noteOf } from './plan-text.ts';
import { plansMessages } from './messages.ts';

const LinksDialog = lazyWithRetry(() =>
  import('@plumbline/app-kit/share-links/LinksDialog').then((module) => module.LinksDialog),
);

/** Plan sets of an estimation and their sheets, which appear as they are processed. */
export default function Plans() {
  const { uuid = '' } = useParams();
  const isPhone = useIsPhone();
  const { estimation, error, reload } = useEstimation(uuid);
  const [removing, setRemoving] = useState<DriveFile>();
  const [sharing, setSharing] = useState<DriveFile>();
  const [sought, setSought] = useState('');
  const mayUpload = useDecision({ app: 2, name: 'drive', type: 'a' });
  const mayRename = useDecision({ app: 2, name: 'drive', type: 'e' });
  const mayRemove = useDecision({ app: 2, name: 'drive', type: 'd' });
  const files = useWorkdriveList(
    {
      filter: JSON.stringify([
        { field: 'prop_type', op: 'eq', value: 'estimation' },
        { field: 'prop_id', op: 'eq', value: uuid },
      ]),
      limit: -1,
    },
    { swr: { refreshInterval: (latest) => (latest?.data.some(isBusy) ? 1500 : 0) } },
  );
  const isReading = files.data?.data.some(isBusy) ?? false;
  const pages = usePlanPagesList(
    { prop_type: 'estimation', prop_id: uuid },
    { swr: { refreshInterval: isReading ? 1500 : 0 } },
  );
  const found = usePlanPagesList(
    { prop_type: 'estimation', prop_id: uuid, search: sought },
    { swr: { enabled: sought !== '', keepPreviousData: false } },
  );
  const { mutate: readFiles } = files;
  const { mutate: readPages } = pages;
  const mayChange = useMayChange(estimation);
  const pageActions = usePageActions(uuid, {
    mayEdit: mayChange,
    reload: () => {
      void readFiles();
      void readPages();
      reload();
    },
  });
  // The set may become ready between two polls: reload the sheets once when it is.
  useEffect(() => {
    if (!isReading) void readPages();
  }, [isReading, readPages]);
  const read = pages.data?.data.length;
  // The header shows the number of sheets: reload it whenever another one was processed.
  useEffect(() => {
    if (read !== undefined) reload();
  }, [read, reload]);
  const failed = error ?? (files.data ? undefined : files.error) ?? (pages.data ? undefined : pages.error);
  if (failed) {
    return (
      <Failed
        error={failed}
        onRetry={() => {
          reload();
          void files.mutate();
          void pages.mutate();
        }}
      />
    );
  }
  if (!estimation || !files.data || !pages.data)
    return <Skeleton shape="card" count={4} label={plansMessages.loadingThePlans} />;
  const refresh = () => {
    void files.mutate();
    void pages.mutate();
    reload();
  };
  const upload = (list: readonly File[]) =>
    uploadFiles(list, { prop_type: 'estimation', prop_id: uuid }, refresh);
  const sheets = pages.data.data;
  const shown = sought ? found.data?.data : sheets;
  const sets = files.data.data.filter(
    (file) => file.cloud_status && (!sought || shown?.some((page) => page.pdf_id === file.uuid)),
  );
  const firstReady = sheets.find((page) => page.is_processed >= 4);
  const open = (page: PlanPage) => href('estimator-pdf', { uuid, pdfId: page.pdf_id, pageId: page.uuid });
  const picker = (
    <FileField
      label={plansMessages.planSet}
      hideLabel
      description={plansMessages.planSetFileHint}
      accept=".pdf"
      maxBytes={512 * 1024 ** 2}
      value={[]}
      onChange={upload}
      {...(mayUpload.allowed ? {} : { isDisabled: true, description: denialText(mayUpload) })}
    />
  );
  return (
    <>
      <EstimationHeader
        estimation={estimation}
        current="plans"
        reload={reload}
        actions={
          firstReady && (
            <Button variant="primary" icon={RulerIcon} href={open(firstReady)}>
              {plansMessages.measure}
            </Button>
          )
        }
      />
      <Stack gap={24} padding={isPhone ? 16 : 24} grows scrolls>
        {sheets.length > 1 && <SheetSearch onSearch={setSought} />}
        {sought && sets.length === 0 ? (
          <NoSheetFound query={sought} answer={found} />
        ) : sets.length === 0 ? (
          <EmptyState icon={FilesIcon} title={plansMessages.noPlanSetYet}>
            {plansMessages.plansEmpty}
          </EmptyState>
        ) : (
          sets.map((file) => {
            const isOwn = (page: PlanPage) => page.pdf_id === file.uuid;
            const own = (shown ?? []).filter(isOwn);
            const lockedReason = heldBecause(sheets.filter(isOwn));
            const remove = (
              <Button
                size="sm"
                icon={Trash2Icon}
                onPress={() => setRemoving(file)}
                {...denied(mayRemove)}
                {...(mayRemove.allowed && lockedReason ? { disabledReason: lockedReason } : {})}
              >
                {plansMessages.removePlanSet}
              </Button>
            );
            return (
              <Section
                key={file.uuid}
                title={file.name}
                count={own.length}
                actions={
                  file.state === 'ready' ? (
                    <Inline gap={8} wraps>
                      <Button
                        size="sm"
                        icon={PrinterIcon}
                        onPress={() => pageActions.writeOut(sheets.filter(isOwn))}
                        {...(own.some(({ is_processed }) => is_processed >= 4)
                          ? {}
                          : { disabledReason: plansMessages.sheetsProcessingReason })}
                      >
                        {plansMessages.printOrDownload}
                      </Button>
                      <Button size="sm" icon={LinkIcon} onPress={() => setSharing(file)}>
                        {plansMessages.shareByLink}
                      </Button>
                      {remove}
                    </Inline>
                  ) : undefined
                }
              >
                <Stack gap={12} paddingY={4}>
                  {file.state === 'password' && (
                    <Banner tone="warn" title={messages.passwordProtectedFile} action={remove}>
                      {plansMessages.protectedPdfNotice}
                    </Banner>
                  )}
                  {file.state === 'ready' && file.problem && (
                    <Banner tone="warn" title={plansMessages.partlyReadTitle}>
                      {plansMessages.partlyReadNotice(file.problem)}
                    </Banner>
                  )}
                  {file.state === 'refused' && (
                    <Banner tone="bad" title={plansMessages.unreadableTitle} action={remove}>
                      {file.problem}
                    </Banner>
                  )}
                  {own.length > 0 && (
                    <SheetGrid
                      label={plansMessages.sheetsIn(file.name)}
                      items={own.map((page) => ({
                        id: page.uuid,
                        code: page.page_name,
                        name: page.name,
                        note: noteOf(page, sheets),
                        progress: page.is_processed / 4,
                        ...(page.preview_url ? { previewUrl: page.preview_url, turn: turnOf(page) } : {}),
                        ...(page.is_processed >= 4 ? { href: open(page) } : {}),
                        actions: (
                          <Menu
                            label={plansMessages.actionsFor(page.name)}
                            trigger={
                              <IconButton
                                icon={EllipsisIcon}
                                label={plansMessages.actionsFor(page.name)}
                                size="sm"
                                hideTooltip
                              />
                            }
                            items={pageActions.actionsOf(page)}
                          />
                        ),
                      }))}
                    />
                  )}
                  {file.state === 'processing' && own.length === 0 && (
                    <SheetGrid
                      label={plansMessages.sheetsIn(file.name)}
                      items={[
                        {
                          id: 'reading',
                          code: '',
                          name: 'Processing plan set',
                          note: plansMessages.sheetsWillAppearShortly,
                          progress: 0,
                        },
                      ]}
                    />
                  )}
                </Stack>
              </Section>
            );
          })
        )}
        {/* Same position with and without plan sets, so that an error stays visible when another file is accepted. */}
        <Section title={plansMessages.addPlanSet}>
          <Inline>{picker}</Inline>
        </Section>
      </Stack>
      {sharing && (
        <LinksDialog
          uuid={sharing.uuid}
          name={sharing.name}
          calls={fileLinkCalls}
          mayShare={mayRename}
          onClose={() => setSharing(undefined)}
        />
      )}
      {pageActions.dialogs}
      <ConfirmDialog
        isOpen={removing !== undefined}
        onOpenChange={(isOpen) => !isOpen && setRemoving(undefined)}
        confirmLabel={plansMessages.removePlanSet}
        tone="danger"
        onConfirm={async () => {
          if (!removing) return;
          try {
            await workdriveTrash(removing.uuid);
            toast.success(messages.itemDeleted);
          } catch (reason) {
            showError(reason);
          }
          refresh();
        }}
      >
        {plansMessages.removePlanSetConfirm(removing?.name ?? '')}
      </ConfirmDialog>
    </>
  );
}
