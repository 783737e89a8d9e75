import type { PlanPage } from '@plumbline/api';
import {
  takeoffSave,
  sheetRevisionsAlign,
  sheetRevisionsCopyMeasures,
  useEstimationsRead,
  useTakeoffRead,
  useSheetRevisionsCompare,
} from '@plumbline/api/hooks/estimation';
import { showError } from '@plumbline/app-kit';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { useDecision } from '@plumbline/permissions/react';
import {
  CompareWorkspace,
  type CompareWorkspaceHandle,
  type CompareWorkspaceProps,
  type SheetPair,
} from '@plumbline/ui/CompareWorkspace';
import { toast } from '@plumbline/ui/toast';
import { useMemo, useRef, useState } from 'react';
import { turnOf } from '../takeoff/usePageActions.tsx';
import { useMayChange } from '../versions/freeze.ts';
import { CompareFoot } from './CompareFoot.tsx';
import { measuresOf, rowOf } from './comparison-rows.ts';
import { WhichCounts } from './CountedRevision.tsx';
import { measuresText } from '../measures-text.ts';
import { compareMessages } from './messages.ts';

interface Props {
  estimationId: string;
  before: PlanPage;
  after: PlanPage;
  frame: Pick<CompareWorkspaceProps, 'topBar' | 'choices' | 'view' | 'onViewChange' | 'pdfAssetsUrl'>;
  /** Called when the counted revision or the measures of a page changed. */
  onChanged: () => void;
}

const sheetOf = (page: PlanPage, url: string) => ({
  source: { url },
  rotation: turnOf(page),
  label: [page.page_name, page.name, page.pdf_name].filter(Boolean).join(' '),
});

/** Comparison of two selected sheets. */
export function Compared({ estimationId, before, after, frame, onChanged }: Props) {
  const mayAlign = useDecision({ app: 7, name: 'estimation', type: 'e' });
  const mayEdit = useMayChange(useEstimationsRead(estimationId).data?.data);
  const workspace = useRef<CompareWorkspaceHandle>(null);
  const compared = useSheetRevisionsCompare(estimationId, after.uuid, before.uuid);
  const drawn = {
    before: useTakeoffRead(estimationId, before.uuid),
    after: useTakeoffRead(estimationId, after.uuid),
  };
  const [selected, setSelected] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [sharp, setSharp] = useState({ before: false, after: false });
  // Keep the first signed URLs: later ones point to the same sheets.
  const [urls] = useState({ before: before.signedURL, after: after.signedURL });
  const found = compared.data?.data;
  const rows = useMemo(() => found?.takeoffs.map(rowOf), [found]);
  const [was, is] = [drawn.before.data?.data.takeoffs, drawn.after.data?.data.takeoffs];
  const measures = useMemo(
    () => ({
      before: selected ? measuresOf(was, selected) : [],
      after: selected ? measuresOf(is, selected) : [],
    }),
    [selected, was, is],
  );

  const measured = useMemo(() => ({ before: measuresOf(was), after: measuresOf(is) }), [was, is]);

  const reload = () => {
    void compared.mutate();
    void drawn.after.mutate();
    onChanged();
  };
  const align = (alignment: SheetPair[]) =>
    sheetRevisionsAlign(estimationId, after.uuid, before.uuid, { alignment }).then(
      () => compared.mutate(),
      showError,
    );
  const undo = (remove: string[]) =>
    takeoffSave(estimationId, after.uuid, { upsert: [], remove }).then(reload, showError);
  const copy = async () => {
    const alignment = found?.alignment.length === 2 ? found.alignment : workspace.current?.lies();
    if (!alignment) return;
    setBusy(true);
    try {
      const { data } = await sheetRevisionsCopyMeasures(estimationId, after.uuid, before.uuid, {
        alignment,
        ...(selected ? { condition_ids: [selected] } : {}),
      });
      const { length } = data.copied;
      if (length === 0) toast.info(compareMessages.measuresAlreadyCopied);
      else
        toast.success(compareMessages.measuresCopied(measuresText(length), data.scaled), {
          action: { label: compareMessages.undo, onPress: () => void undo(data.copied) },
        });
      reload();
    } catch (error) {
      showError(error);
    }
    setBusy(false);
  };

  if (compared.error && !found)
    return (
      <CompareWorkspace
        {...frame}
        sheets={null}
        alignment={[]}
        rows={[]}
        selectedId={null}
        onSelect={setSelected}
        measures={measures}
        empty={<Failed error={compared.error} onRetry={() => void compared.mutate()} />}
      />
    );
  return (
    <CompareWorkspace
      ref={workspace}
      {...frame}
      sheets={{ before: sheetOf(before, urls.before), after: sheetOf(after, urls.after) }}
      alignment={found?.alignment ?? []}
      {...(mayAlign.allowed ? { onAlign: (pairs: SheetPair[]) => void align(pairs) } : {})}
      rows={rows}
      selectedId={selected}
      onSelect={setSelected}
      measures={measures}
      measured={measured}
      onSharp={(side) => setSharp((now) => (now[side] ? now : { ...now, [side]: true }))}
      head={
        found && (
          <WhichCounts
            estimationId={estimationId}
            found={found}
            names={{ before: before.pdf_name, after: after.pdf_name }}
            mayEdit={mayEdit}
            onChanged={reload}
          />
        )
      }
      foot={
        found && (
          <CompareFoot
            estimationId={estimationId}
            found={found}
            after={after}
            chosen={rows?.find(({ uuid }) => uuid === selected)}
            isBusy={isBusy}
            isLying={found.alignment.length === 2 || (sharp.before && sharp.after)}
            mayEdit={mayEdit}
            onCopy={() => void copy()}
          />
        )
      }
    />
  );
}
