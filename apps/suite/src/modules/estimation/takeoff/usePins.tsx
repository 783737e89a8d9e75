import type { PlanMark, PlanPage } from '@plumbline/api';
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

const PinThread = lazyWithRetry(() => import('./PinThread.tsx').then((module) => module.PinThread));
const NewPin = lazyWithRetry(() => import('./NewPin.tsx').then((module) => module.NewPin));

/** Unsent comment and its position on the page. */
interface Draft {
  html: string;
  at: { x: number; y: number } | null;
}
const EMPTY_DRAFT: Draft = { html: '', at: null };

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
      void navigate(
        `${href('estimator-pdf', { uuid: estimationId, pdfId: elsewhere.pdf_id, pageId: elsewhere.page_id })}?pin=${elsewhere.uuid}`,
      );
      return;
    }
    setQuery(setSearchParams({ pin: uuid }), { replace: true });
  };

  const unseen = useMemo(
    () => new Set((layers ?? []).filter(({ isVisible }) => !isVisible).map(({ uuid }) => uuid)),
    [layers],
  );
  const onPage = useMemo<CanvasPin[]>(
    () =>
      drawn.pins.flatMap((mark) => {
        const [at] = mark.geometry.vertices;
        const known = byId.get(mark.uuid);
        const isResolved = mark.content.resolved === true;
        const isOpen = mark.uuid === openId;
        if (!at || (!isOpen && ((isResolved && !showsResolved) || unseen.has(mark.layer_id ?? ''))))
          return [];
        return [
          {
            uuid: mark.uuid,
            at: { x: at.x, y: at.y },
            number: mark.number ?? known?.number ?? 0,
            label: known ? `${known.author}, ${known.comment}` : '',
            isResolved,
            isMovable: mayPut.allowed,
          },
        ];
      }),
    [drawn.pins, byId, openId, showsResolved, unseen, mayPut.allowed],
  );
  const mark = drawn.pins.find(({ uuid }) => uuid === openId);
  const open = openId ? byId.get(openId) : undefined;
  // The local resolved state is newer than the list's.
  const resolved = new Map(drawn.pins.map(({ uuid, content }) => [uuid, content.resolved === true]));
  const numberOf = (uuid: string, number: number) =>
    drawn.pins.find((each) => each.uuid === uuid)?.number ?? number;

  const remove = (pin: PlanMark) => {
    drawn.removeMarks([pin.uuid]);
    void all.mutate(
      (now) => now && { ...now, data: now.data.filter(({ uuid }) => uuid !== pin.uuid) },
      false,
    );
    show(null);
    toast.success('Comment deleted', {
      duration: 10_000,
      action: {
        label: 'Undo',
        onPress: () => {
          drawn.putPin(pin);
          setTimeout(reload, 1500);
        },
      },
    });
  };

  return {
    onPage,
    list:
      rows?.map((pin) => ({
        uuid: pin.uuid,
        pageId: pin.page_id,
        page: pages.find(({ uuid }) => uuid === pin.page_id)?.page_name || pin.page,
        number: numberOf(pin.uuid, pin.number),
        isResolved: resolved.get(pin.uuid) ?? pin.is_resolved,
        author: pin.author,
        when: formatCommentTime(pin.said_at),
        text: pin.comment,
        comments: pin.comments,
      })) ?? null,
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
      <NewPin
        estimationId={estimationId}
        pageId={page.uuid}
        at={draft.value.at}
        html={draft.value.html}
        onChange={(html) => draft.change({ html })}
        onCancel={draft.discard}
        onAdded={(made) => {
          drawn.takePin(made);
          draft.discard();
          setShown(true);
          setQuery(setSearchParams({ pin: made.uuid }), { replace: true });
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
          if (!mark) return;
          const { resolved: _before, ...content } = mark.content;
          drawn.putPin({ ...mark, content: isResolved ? { ...content, resolved: true } : content });
        }}
        onDelete={() => mark && remove(mark)}
      />
    ) : null,
  };
}
