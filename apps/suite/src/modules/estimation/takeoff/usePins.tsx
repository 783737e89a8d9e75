import type { PlanMark, PlanPage, PlanPin } from '@plumbline/api';
import { usePlanPinsList } from '@plumbline/api/hooks/estimation';
import { href } from '@plumbline/app-kit';
import { formatCommentTime } from '@plumbline/app-kit/comments/format-comment-time';
import { useDraft } from '@plumbline/app-kit/form/use-draft';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { usePreference } from '@plumbline/app-kit/session/use-preference';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { setSearchParams } from '@plumbline/app-kit/navigation/set-search-params';
import { useDecision } from '@plumbline/permissions/react';
import type { CanvasPin } from '@plumbline/ui/TakeoffCanvas';
import type { PinControls, WorkspaceLayer } from '@plumbline/ui/TakeoffWorkspace';
import { toast } from '@plumbline/ui/toast';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { useTakeoffSync } from './useTakeoffSync.ts';
import { takeoffMessages } from './messages.ts';

const PinThread = lazyWithRetry(() => import('./PinThread.tsx').then((module) => module.PinThread));
const NewPin = lazyWithRetry(() => import('./NewPin.tsx').then((module) => module.NewPin));

/** Unsent comment and its position on the page. */
interface Draft {
  html: string;
  at: { x: number; y: number } | null;
}
const EMPTY_DRAFT: Draft = { html: '', at: null };

/** Pins of the page that are shown: open ones on visible layers, resolved ones on request, and the opened one. */
const pinsOnPage = (
  pins: readonly PlanMark[],
  {
    byId,
    openId,
    showsResolved,
    unseen,
    mayMove,
  }: {
    byId: ReadonlyMap<string, PlanPin>;
    openId: string | null;
    showsResolved: boolean;
    /** Ids of hidden layers. */
    unseen: ReadonlySet<string>;
    mayMove: boolean;
  },
): CanvasPin[] =>
  pins.flatMap((mark) => {
    const [at] = mark.geometry.vertices;
    const savedPin = byId.get(mark.uuid);
    const isResolved = mark.content.resolved === true;
    const isOpen = mark.uuid === openId;
    if (!at || (!isOpen && ((isResolved && !showsResolved) || unseen.has(mark.layer_id ?? '')))) return [];
    return [
      {
        uuid: mark.uuid,
        at: { x: at.x, y: at.y },
        number: mark.number ?? savedPin?.number ?? 0,
        label: savedPin ? `${savedPin.author}, ${savedPin.comment}` : '',
        isResolved,
        isMovable: mayMove,
      },
    ];
  });

/** Comments as they are listed; the local number and resolved state are newer than those of the list. */
const listedPins = (
  rows: readonly PlanPin[],
  pins: readonly PlanMark[],
  pages: readonly PlanPage[],
): NonNullable<PinControls['list']> => {
  const drawn = new Map(pins.map((mark) => [mark.uuid, mark]));
  return rows.map((pin) => {
    const mark = drawn.get(pin.uuid);
    return {
      uuid: pin.uuid,
      pageId: pin.page_id,
      page: pages.find(({ uuid }) => uuid === pin.page_id)?.page_name || pin.page,
      number: mark?.number ?? pin.number,
      isResolved: mark ? mark.content.resolved === true : pin.is_resolved,
      author: pin.author,
      when: formatCommentTime(pin.said_at),
      text: pin.comment,
      comments: pin.comments,
    };
  });
};

/** Address of a comment on its page. */
const pinHref = (estimationId: string, { uuid, pdf_id, page_id }: PlanPin) =>
  `${href('estimator-pdf', { uuid: estimationId, pdfId: pdf_id, pageId: page_id })}?pin=${uuid}`;

const notifyDeleted = (onUndo: () => void) =>
  toast.success(takeoffMessages.commentDeleted, {
    duration: 10_000,
    action: { label: takeoffMessages.undo, onPress: onUndo },
  });

/** Pin of a comment that is resolved or open. */
const withResolved = (mark: PlanMark, isResolved: boolean): PlanMark => {
  const { resolved: _before, ...content } = mark.content;
  return { ...mark, content: isResolved ? { ...content, resolved: true } : content };
};

/** Layers that are hidden, by id. */
const useHiddenLayers = (layers: readonly WorkspaceLayer[] | undefined): ReadonlySet<string> =>
  useMemo(
    () => new Set((layers ?? []).filter(({ isVisible }) => !isVisible).map(({ uuid }) => uuid)),
    [layers],
  );

/** Form of a comment that is not sent yet, at its position. */
function PinDraft({
  estimationId,
  pageId,
  draft,
  onAdded,
}: {
  estimationId: string;
  pageId: string;
  draft: ReturnType<typeof useDraft<Draft>>;
  onAdded: (mark: PlanMark) => void;
}) {
  return (
    draft.value.at && (
      <NewPin
        estimationId={estimationId}
        pageId={pageId}
        at={draft.value.at}
        html={draft.value.html}
        onChange={(html) => draft.change({ html })}
        onCancel={draft.discard}
        onAdded={onAdded}
      />
    )
  );
}

/** Comments on the sheets of an estimation and their pins on the current page. */
export function usePins({
  estimationId,
  page,
  pages,
  drawn,
  layers,
}: {
  estimationId: string;
  page: PlanPage;
  pages: readonly PlanPage[];
  drawn: Pick<ReturnType<typeof useTakeoffSync>, 'pins' | 'putPin' | 'takePin' | 'removeMarks'>;
  /** Layers; comments on hidden layers are hidden too. */
  layers: readonly WorkspaceLayer[] | undefined;
}): PinControls {
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  // Comments do not change the estimate, so they are allowed while it is frozen.
  const mayPut = useDecision({ app: 7, name: 'estimation', type: 'e' });
  const all = usePlanPinsList({ estimation_id: estimationId });
  const [isShown, setShown] = useState(() => query.has('pin'));
  const [showsResolved, setShowsResolved] = usePreference('sheet-comments-resolved', false);
  const draft = useDraft(`sheet-comment ${page.uuid}`, EMPTY_DRAFT);
  const rows = all.data?.data;
  const byId = useMemo(() => new Map((rows ?? []).map((pin) => [pin.uuid, pin])), [rows]);
  const openId = draft.value.at ? null : query.get('pin');
  const reload = () => void all.mutate();

  const show = (uuid: string | null) => {
    setShown(true);
    if (draft.value.at) draft.discard();
    const onPage = uuid === null || drawn.pins.some((pin) => pin.uuid === uuid);
    const elsewhere = onPage ? undefined : byId.get(uuid ?? '');
    if (elsewhere && elsewhere.page_id !== page.uuid) {
      void navigate(pinHref(estimationId, elsewhere));
      return;
    }
    setQuery(setSearchParams({ pin: uuid }), { replace: true });
  };

  const unseen = useHiddenLayers(layers);
  const mayMove = mayPut.allowed;
  const onPage = useMemo(
    () => pinsOnPage(drawn.pins, { byId, openId, showsResolved, unseen, mayMove }),
    [drawn.pins, byId, openId, showsResolved, unseen, mayMove],
  );
  const mark = drawn.pins.find(({ uuid }) => uuid === openId);
  const open = openId ? byId.get(openId) : undefined;

  const remove = (pin: PlanMark) => {
    drawn.removeMarks([pin.uuid]);
    void all.mutate(
      (now) => now && { ...now, data: now.data.filter(({ uuid }) => uuid !== pin.uuid) },
      false,
    );
    show(null);
    notifyDeleted(() => {
      drawn.putPin(pin);
      setTimeout(reload, 1500);
    });
  };

  return {
    onPage,
    list: rows ? listedPins(rows, drawn.pins, pages) : null,
    ...(all.error && !rows ? { failed: <Failed error={all.error} onRetry={reload} /> } : {}),
    openId,
    draftAt: draft.value.at,
    onOpen: show,
    ...(mayPut.allowed
      ? {
          onPlace: (at: { x: number; y: number }) => {
            // Moving an unsent comment keeps its text.
            draft.change({ at });
            setShown(true);
          },
          onMove: (uuid: string, at: { x: number; y: number }) => {
            const moved = drawn.pins.find((pin) => pin.uuid === uuid);
            if (moved) drawn.putPin({ ...moved, geometry: { vertices: [at] } });
          },
        }
      : {}),
    showsResolved,
    onShowsResolved: setShowsResolved,
    isPanelOpen: isShown || draft.value.at !== null,
    onPanelOpen: (isOpen) => {
      setShown(isOpen);
      if (isOpen) return;
      if (draft.value.at) draft.discard();
      if (query.has('pin')) setQuery(setSearchParams({ pin: undefined }), { replace: true });
    },
    thread: draft.value.at ? (
      <PinDraft
        estimationId={estimationId}
        pageId={page.uuid}
        draft={draft}
        onAdded={(mark) => {
          drawn.takePin(mark);
          draft.discard();
          setShown(true);
          setQuery(setSearchParams({ pin: mark.uuid }), { replace: true });
          reload();
        }}
      />
    ) : openId ? (
      <PinThread
        key={openId}
        pinId={openId}
        mark={mark}
        isMine={open?.is_mine ?? false}
        isLoading={!rows && !all.error}
        mayResolve={mayPut}
        onResolve={(isResolved) => {
          if (mark) drawn.putPin(withResolved(mark, isResolved));
        }}
        onDelete={() => mark && remove(mark)}
      />
    ) : null,
  };
}
