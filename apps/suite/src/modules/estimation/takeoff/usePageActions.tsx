import type { PlanPage } from '@plumbline/api';
import { estimationWorkRemovePages } from '@plumbline/api/hooks/estimation';
import {
  workdriveCopyPage,
  workdriveDownloadPages,
  workdriveDownloadPdf,
  workdrivePages,
  workdriveRenamePage,
} from '@plumbline/api/hooks/workdrive';
import type { Decision } from '@plumbline/permissions';
import { showError } from '@plumbline/app-kit';
import { lazyPart } from '@plumbline/app-kit/module/lazy-with-retry';
import { waitingTab } from '@plumbline/app-kit/navigation/open-in-tab';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { saveAddress } from '@plumbline/app-kit/navigation/download';
import { useDecision } from '@plumbline/permissions/react';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
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
import { messages } from '@plumbline/validation/messages';
import { useState, type ReactNode } from 'react';
import { compareHref } from '../compare/compare-href.ts';
import { RenamePage } from '../RenamePage.tsx';

const turns = [0, 90, 180, 270] as const;
type Turn = (typeof turns)[number];
export const turnOf = (page: Pick<PlanPage, 'turn'>): Turn => turns.find((turn) => turn === page.turn) ?? 0;

const sheetName = (page: PlanPage) => [page.page_name, page.name].filter(Boolean).join(' ');

/** Shows a page as PDF where it can be printed. The tab is opened by the press: browsers open none later. */
async function printPage(page: PlanPage): Promise<void> {
  const tab = waitingTab('Preparing the sheet');
  try {
    const { data } = await workdriveDownloadPages(page.pdf_id, {
      pages: [page.uuid],
      prop_type: 'estimation',
      inline: true,
    });
    if (tab) tab.location.href = data.url;
    else saveAddress(data);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

const SheetPdfForm = lazyPart(() => import('./SheetPdfForm.tsx').then((module) => module.SheetPdfForm));

interface PageActions {
  /** The menu of a page. */
  actionsOf: (page: PlanPage) => readonly MenuEntry[];
  turn: (page: PlanPage, turn: Turn) => void;
  /** Pages of one plan set, to be saved or printed with what is drawn on them. */
  writeOut: (pages: readonly PlanPage[]) => void;
  /** What the menu opens. */
  dialogs: ReactNode;
}

/**
 * What can be done with a page of a plan set: name, turn, copy, save, print, delete.
 * @param onRemoved one was deleted, or nothing of it is left to be seen.
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
  const turn = (page: PlanPage, to: Turn) => run(workdriveRenamePage(page.uuid, { turn: to }));
  const by = (page: PlanPage, degrees: number) =>
    turn(page, turns.find((each) => each === (turnOf(page) + degrees) % 360) ?? 0);
  return {
    turn,
    writeOut: setWriting,
    actionsOf: (page) => {
      const isRead = page.is_processed >= 4;
      const unread = isRead ? {} : { isDisabled: true, disabledReason: 'This page is still being read.' };
      return [
        {
          id: 'rename',
          label: 'Rename',
          icon: PencilIcon,
          onAction: () => setRenaming(page),
          ...denied(mayRename),
        },
        {
          id: 'right',
          label: 'Rotate right',
          icon: RotateCwIcon,
          onAction: () => by(page, 90),
          ...denied(mayRename),
        },
        {
          id: 'left',
          label: 'Rotate left',
          icon: RotateCcwIcon,
          onAction: () => by(page, 270),
          ...denied(mayRename),
        },
        {
          id: 'copy',
          label: 'Copy page',
          icon: CopyIcon,
          onAction: () =>
            run(
              workdriveCopyPage(page.pdf_id, {
                page_id: page.uuid,
                prop_id: estimationId,
                prop_type: 'estimation',
              }),
              'Page copied. It is the last of its plan set.',
            ),
          ...unread,
          ...denied(mayCopy),
        },
        {
          id: 'compare',
          label: 'Compare revisions',
          icon: GitCompareIcon,
          href: compareHref(estimationId, page),
          ...unread,
        },
        'separator',
        {
          id: 'drawn',
          label: 'PDF with what is drawn…',
          icon: RulerIcon,
          onAction: () => setWriting([page]),
          ...unread,
        },
        {
          id: 'download',
          label: 'Download PDF',
          icon: DownloadIcon,
          onAction: () =>
            void workdriveDownloadPdf(page.uuid).then(({ data }) => saveAddress(data), showError),
          ...unread,
        },
        {
          id: 'print',
          label: 'Print',
          icon: PrinterIcon,
          onAction: () => void printPage(page).catch(showError),
          ...unread,
        },
        'separator',
        {
          id: 'delete',
          label: 'Delete page…',
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
        <ConfirmDialog
          isOpen={removing !== undefined}
          onOpenChange={(isOpen) => !isOpen && setRemoving(undefined)}
          confirmLabel="Delete page"
          tone="danger"
          onConfirm={async () => {
            if (!removing) return;
            try {
              await estimationWorkRemovePages(estimationId, { page_id: [removing.uuid] });
              toast.success(messages.itemDeleted);
              onRemoved?.(removing.uuid);
            } catch (error) {
              showError(error);
            }
            reload();
          }}
        >
          {removing &&
            `${sheetName(removing)}. ${
              removing.measures === 0
                ? 'Nothing is measured on it. '
                : removing.measures === 1
                  ? 'One measure on it is deleted with it. '
                  : `${removing.measures} measures on it are deleted with it. `
            }`}
          {messages.confirmTextDelete}
        </ConfirmDialog>
      </>
    ),
  };
}

/** The pages of an estimation's plan sets that say some words, with what stands around them. */
export async function findWords(estimationId: string, search: string) {
  const { data } = await workdrivePages({ prop_type: 'estimation', prop_id: estimationId, search });
  return data.flatMap(({ uuid, found, found_count = 1 }) =>
    found === undefined ? [] : [{ uuid, excerpt: found, count: found_count }],
  );
}
