import type { PlanPage } from '@plumbline/api';
import {
  planPagesCopy,
  planPagesDownload,
  workdriveDownloadPdf,
  planPagesList,
  planPagesRename,
} from '@plumbline/api/hooks/workdrive';
import type { Decision } from '@plumbline/permissions';
import { showError } from '@plumbline/app-kit';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { waitingTab } from '@plumbline/app-kit/navigation/open-in-tab';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { download } from '@plumbline/app-kit/navigation/download';
import { useDecision } from '@plumbline/permissions/react';
import {
  CopyIcon,
  DownloadIcon,
  GitCompareIcon,
  PencilIcon,
  PrinterIcon,
  RotateCcwIcon,
  RotateCwIcon,
  RulerIcon,
  Trash2Icon,
} from '@plumbline/ui/icons';
import type { MenuEntry } from '@plumbline/ui/Menu';
import { toast } from '@plumbline/ui/toast';
import { useState, type ReactNode } from 'react';
import { compareHref } from '../compare/compare-href.ts';
import { RenamePage } from './RenamePage.tsx';
import { RemovePageDialog } from './RemovePageDialog.tsx';
import { takeoffMessages as text } from './messages.ts';

const turns = [0, 90, 180, 270] as const;
type Turn = (typeof turns)[number];
export const turnOf = (page: Pick<PlanPage, 'turn'>): Turn => turns.find((turn) => turn === page.turn) ?? 0;

/**
 * Opens a page as PDF in a new tab for printing. The tab is opened first because browsers block popups after a delay.
 */
async function printPage(page: PlanPage): Promise<void> {
  const tab = waitingTab(text.preparingTheSheet);
  try {
    const { data } = await planPagesDownload(page.pdf_id, {
      pages: [page.uuid],
      prop_type: 'estimation',
      inline: true,
    });
    if (tab) tab.location.href = data.url;
    else download(data);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

const SheetPdfForm = lazyWithRetry(() => import('./SheetPdfForm.tsx').then((module) => module.SheetPdfForm));

interface PageActions {
  /** Menu entries of a page. */
  actionsOf: (page: PlanPage) => readonly MenuEntry[];
  turn: (page: PlanPage, turn: Turn) => void;
  /** Opens the form that downloads or prints marked-up pages of one plan set. */
  writeOut: (pages: readonly PlanPage[]) => void;
  /** Dialogs opened by the menu. */
  dialogs: ReactNode;
}

/**
 * Actions of a page: rename, rotate, copy, download, print and delete.
 * @param onRemoved called after a page was deleted.
 */
export function usePageActions(
  estimationId: string,
  {
    mayEdit,
    reload,
    onRemoved,
  }: { mayEdit: Decision; reload: () => void; onRemoved?: (uuid: string) => void },
): PageActions {
  const mayRename = useDecision({ app: 2, name: 'drive', type: 'e' });
  const mayCopy = useDecision({ app: 2, name: 'drive', type: 'c' });
  const [renaming, setRenaming] = useState<PlanPage>();
  const [removing, setRemoving] = useState<PlanPage>();
  const [writing, setWriting] = useState<readonly PlanPage[]>();
  const run = (work: Promise<unknown>, done?: string) => {
    work.then(() => done && toast.success(done), showError).finally(reload);
  };
  const turn = (page: PlanPage, to: Turn) => run(planPagesRename(page.uuid, { turn: to }));
  const by = (page: PlanPage, degrees: number) =>
    turn(page, turns.find((each) => each === (turnOf(page) + degrees) % 360) ?? 0);
  return {
    turn,
    writeOut: setWriting,
    actionsOf: (page) => {
      const isRead = page.is_processed >= 4;
      const unread = isRead ? {} : { isDisabled: true, disabledReason: text.pageProcessingReason };
      return [
        {
          id: 'rename',
          label: text.renameMenu,
          icon: PencilIcon,
          onAction: () => setRenaming(page),
          ...denied(mayRename),
        },
        {
          id: 'right',
          label: text.rotateRight,
          icon: RotateCwIcon,
          onAction: () => by(page, 90),
          ...denied(mayRename),
        },
        {
          id: 'left',
          label: text.rotateLeft,
          icon: RotateCcwIcon,
          onAction: () => by(page, 270),
          ...denied(mayRename),
        },
        {
          id: 'copy',
          label: text.copyPage,
          icon: CopyIcon,
          onAction: () =>
            run(
              planPagesCopy(page.pdf_id, {
                page_id: page.uuid,
                prop_id: estimationId,
                prop_type: 'estimation',
              }),
              text.pageCopied,
            ),
          ...unread,
          ...denied(mayCopy),
        },
        {
          id: 'compare',
          label: text.compareRevisions,
          icon: GitCompareIcon,
          href: compareHref(estimationId, page),
          ...unread,
        },
        'separator',
        {
          id: 'drawn',
          label: text.downloadMarkedUpPdfMenu,
          icon: RulerIcon,
          onAction: () => setWriting([page]),
          ...unread,
        },
        {
          id: 'download',
          label: text.downloadPdf,
          icon: DownloadIcon,
          onAction: () => void workdriveDownloadPdf(page.uuid).then(({ data }) => download(data), showError),
          ...unread,
        },
        {
          id: 'print',
          label: text.print,
          icon: PrinterIcon,
          onAction: () => void printPage(page).catch(showError),
          ...unread,
        },
        'separator',
        {
          id: 'delete',
          label: text.deletePage,
          icon: Trash2Icon,
          tone: 'danger',
          onAction: () => setRemoving(page),
          ...denied(mayEdit),
        },
      ];
    },
    dialogs: (
      <>
        {renaming && <RenamePage page={renaming} onClose={() => setRenaming(undefined)} onSaved={reload} />}
        {writing && (
          <SheetPdfForm estimationId={estimationId} pages={writing} onClose={() => setWriting(undefined)} />
        )}
        <RemovePageDialog
          estimationId={estimationId}
          page={removing}
          onClose={() => setRemoving(undefined)}
          onRemoved={onRemoved}
          reload={reload}
        />
      </>
    ),
  };
}

/** Searches the text of an estimation's pages; returns matches with their context. */
export async function findWords(estimationId: string, search: string) {
  const { data } = await planPagesList({ prop_type: 'estimation', prop_id: estimationId, search });
  return data.flatMap(({ uuid, found, found_count = 1 }) =>
    found === undefined ? [] : [{ uuid, excerpt: found, count: found_count }],
  );
}
