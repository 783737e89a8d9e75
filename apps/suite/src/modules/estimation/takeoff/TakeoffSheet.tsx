import type { Condition, EstimateGroup, PageTakeoff, PlanPage, TakeoffParameters } from '@plumbline/api';
import { conditionsUpdate, useEstimationsRead } from '@plumbline/api/hooks/estimation';
import { errorText, href } from '@plumbline/app-kit';
import { pdfAssetsUrl } from '@plumbline/app-kit/app/pdf-assets';
import { calibrateByLengths, calibrateByScale, type Calibration as Scale } from '@plumbline/estimating';
import { useDecision } from '@plumbline/permissions/react';
import { formatMoney, formatNumber } from '@plumbline/ui/format';
import type { SheetSource, ViewRotation } from '@plumbline/ui/TakeoffCanvas';
import { TakeoffWorkspace, type PlanSearch } from '@plumbline/ui/TakeoffWorkspace';
import { toast } from '@plumbline/ui/toast';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { revisionNote, setNote } from '../compare/sheet-pair.ts';
import { SheetOverlay } from './SheetOverlay.tsx';
import type { EstimationSheetsSearch } from './symbol-search-on-sheets.ts';
import { TakeoffBar } from './TakeoffBar.tsx';
import { useFreshEstimate } from '../estimates/useFreshEstimate.ts';
import { useMayChange } from '../versions/freeze.ts';
import { keepPicture, loadPicture } from './pictures.ts';
import { readPicture } from './read-picture.ts';
import { useLinkedMeasures } from './useLinkedMeasures.ts';
import { useConditionForm } from './useConditionForm.tsx';
import { useTakeoffSync } from './useTakeoffSync.ts';
import { useGroups } from './useGroups.tsx';
import { useLayers } from './useLayers.ts';
import { findWords, turnOf, usePageActions } from './usePageActions.tsx';
import { usePins } from './usePins.tsx';
import { useScales } from './useScales.ts';
import { useSymbolSearchOnSheets } from './useSymbolSearchOnSheets.ts';
import { useStamps } from './useStamps.ts';
import { useDrawingDraft } from './useDrawingDraft.ts';
import { takeoffMessages } from './messages.ts';
import { workspaceConditions } from './workspace-conditions.ts';

interface SheetProps {
  estimationId: string;
  page: PlanPage;
  /** PDF source of the sheet; constant while it is shown. */
  source: SheetSource;
  pages: readonly PlanPage[];
  conditions: readonly Condition[];
  takeoff: PageTakeoff;
  reloadConditions: () => void;
  reloadPages: () => void;
  search: PlanSearch;
  onSearch: (search: PlanSearch) => void;
  /** Symbol search over all sheets, which goes on when another sheet is opened. */
  sheetsSearch: EstimationSheetsSearch;
}

/** Stores an image; its initial caption is the file name without extension. */
async function takeImage(file: File) {
  const text = file.name.replace(/\.[^.]+$/, '').slice(0, 200);
  return { imageId: await keepPicture(await readPicture(file)), text: text || takeoffMessages.image };
}

/** Quantity of a condition on all pages, and its uncounted measures without a scale. */
const projectTotal = (group: EstimateGroup, pages: readonly PlanPage[]) => ({
  quantity: Number(group.quantity),
  unit: group.unit,
  withoutScale: group.pages.flatMap(({ page_id, name, without_scale: count = 0 }) =>
    count > 0
      ? [{ pageId: page_id, page: pages.find(({ uuid }) => uuid === page_id)?.page_name || name, count }]
      : [],
  ),
});

const noteOf = (page: PlanPage, pages: readonly PlanPage[]) => {
  const note = [setNote(page, pages), revisionNote(page, pages)].filter(Boolean).join(' · ');
  return note ? { note } : {};
};

/** Take-off workspace of one sheet. */
export function TakeoffSheet({
  estimationId,
  page,
  source,
  pages,
  conditions,
  takeoff,
  reloadConditions,
  reloadPages,
  search,
  onSearch,
  sheetsSearch,
}: SheetProps) {
  const navigate = useNavigate();
  const mayTurn = useDecision({ app: 2, name: 'drive', type: 'e' });
  const estimation = useEstimationsRead(estimationId);
  const mayEdit = useMayChange(estimation.data?.data);
  const frozen = !mayEdit.allowed && mayEdit.reason === 'limited' ? mayEdit.text : undefined;
  const estimate = useFreshEstimate(estimationId);
  const [active, setActive] = useState<string | null>(conditions[0]?.uuid ?? null);
  const reloadEstimate = estimate.refresh;
  const conditionForm = useConditionForm({
    estimationId,
    conditions,
    onSaved: (uuid) => {
      reloadConditions();
      void reloadEstimate();
      setActive(uuid);
    },
  });
  const { scales, ...setScale } = useScales({
    estimationId,
    pageId: page.uuid,
    initial: takeoff.calibrations,
    onFigures: () => void reloadEstimate(),
  });

  const open = (uuid: string) => {
    const target = pages.find((each) => each.uuid === uuid);
    if (target)
      void navigate(href('estimator-pdf', { uuid: estimationId, pdfId: target.pdf_id, pageId: uuid }));
  };
  const groupsOf = useGroups(estimationId, mayEdit.allowed, () => void reloadEstimate());
  const drawn = useTakeoffSync({
    estimationId,
    pageId: page.uuid,
    takeoff,
    conditions,
    times: groupsOf.times,
    onFigures: () => {
      groupsOf.reload();
      void reloadEstimate();
      reloadPages();
    },
    onCalibrations: setScale.show,
    onUnknownCondition: reloadConditions,
    onGone: reloadPages,
  });
  const { measures, planMarks } = drawn;
  const searchSheets = useSymbolSearchOnSheets(sheetsSearch, { page, pages, drawn, mayEdit, reloadEstimate });
  const drawing = useDrawingDraft(page.uuid, mayEdit.allowed);
  const everything = useMemo(() => [...measures, ...planMarks], [measures, planMarks]);
  const layers = useLayers(estimationId, everything, mayEdit.allowed);
  // Rotated locally at once, even without the right to save it; a later rotation by others wins.
  const [own, setOwn] = useState<{ of: number; turn: ViewRotation }>();
  const linkedMeasures = useLinkedMeasures(measures, layers?.list);
  const pins = usePins({ estimationId, page, pages, drawn, layers: layers?.list });
  const stamps = useStamps(estimation.data?.data, page);
  const pageActions = usePageActions(estimationId, {
    mayEdit,
    reload: reloadPages,
    onRemoved: (uuid) => {
      if (uuid !== page.uuid) return;
      const next = pages.find((each) => each.uuid !== uuid && each.is_processed >= 4);
      if (next) open(next.uuid);
      else void navigate(href('estimation-tool-overview', { uuid: estimationId }));
    },
  });

  const saveParameters = async (uuid: string, parameters: TakeoffParameters) => {
    const condition = conditions.find((each) => each.uuid === uuid);
    if (!condition) return;
    try {
      await conditionsUpdate(estimationId, uuid, { parameters, version: condition.version });
      void reloadEstimate();
    } catch (error) {
      toast.warning(errorText(error));
    }
    reloadConditions();
  };

  const groups = useMemo(
    () => new Map((estimate.data?.data.groups ?? []).map((group) => [group.condition_id, group])),
    [estimate.data],
  );
  const totals = useMemo(
    () => new Map([...groups].map(([uuid, group]) => [uuid, projectTotal(group, pages)])),
    [groups, pages],
  );
  const assemblyOf = (uuid: string) => {
    const group = groups.get(uuid);
    if (!group?.lines.length) return null;
    return {
      name: `${group.code}, all pages`,
      lines: group.lines.map((line) => ({
        uuid: line.uuid,
        label: line.name,
        quantity: formatNumber(line.quantity),
        unit: line.unit,
      })),
      cost: formatMoney(group.cost),
    };
  };
  const counted = (each: PlanPage) => (each.uuid === page.uuid ? measures.length : each.measures);

  return (
    <>
      <TakeoffWorkspace
        topBar={
          <TakeoffBar
            estimationId={estimationId}
            name={estimation.data?.data.name ?? ''}
            page={page}
            pages={pages}
            onPage={open}
            state={drawn.state}
            problem={drawn.problem}
            savedAt={drawn.savedAt}
            onRetry={drawn.retry}
            isReadOnly={!mayEdit.allowed}
            isFrozen={frozen !== undefined}
            calibrations={scales}
            onScale={setScale.setSheet}
          />
        }
        pages={pages.map((each) => ({
          uuid: each.uuid,
          code: each.page_name,
          name: each.name,
          measures: counted(each),
          ...(each.preview_url ? { thumbnailUrl: each.preview_url } : {}),
          ...(each.is_processed < 4 ? { progress: each.is_processed / 4 } : {}),
          turn: turnOf(each),
          ...(each.is_processed >= 4 && each.has_text === false ? { hasNoText: true } : {}),
          ...noteOf(each, pages),
        }))}
        pageActions={({ uuid }) => {
          const of = pages.find((each) => each.uuid === uuid);
          return of ? pageActions.actionsOf(of) : [];
        }}
        onSearchPlans={(query) => findWords(estimationId, query)}
        search={search}
        onSearch={onSearch}
        currentPageId={page.uuid}
        onPageChange={open}
        source={source}
        pdfAssetsUrl={pdfAssetsUrl}
        rotation={own?.of === page.turn ? own.turn : turnOf(page)}
        onRotationChange={(turn) => {
          setOwn({ of: page.turn, turn });
          if (mayTurn.allowed) pageActions.turn(page, turn);
        }}
        {...linkedMeasures}
        measures={measures}
        planMarks={planMarks}
        stamps={stamps}
        takeImage={takeImage}
        loadImage={loadPicture}
        pins={pins}
        {...(groupsOf.controls ? { groups: groupsOf.controls } : {})}
        {...(layers ? { layers } : {})}
        conditions={workspaceConditions(conditions)}
        activeConditionId={active}
        onActiveConditionChange={setActive}
        {...(mayEdit.allowed
          ? {
              onNewCondition: conditionForm.add,
              onEditCondition: conditionForm.edit,
            }
          : {})}
        onParametersChange={(uuid, parameters) => void saveParameters(uuid, parameters)}
        assemblyOf={assemblyOf}
        projectTotals={totals}
        calibrations={scales as readonly Scale[]}
        isReadOnly={!mayEdit.allowed}
        onSearchSheets={searchSheets}
        overlay={<SheetOverlay frozen={frozen} search={sheetsSearch.search} />}
        unfinished={drawing.unfinished}
        onUnfinished={drawing.onUnfinished}
        onCreate={drawn.put}
        onChange={(_uuid, _geometry, { measure }) => drawn.put(measure)}
        onDelete={drawn.remove}
        onMarkChange={drawn.putMark}
        onMarksDelete={drawn.removeMarks}
        onNamedScale={(scale) => setScale.setSheet(calibrateByScale(scale))}
        onCalibrate={({ detailId, ...known }) => {
          const scale = calibrateByLengths(known);
          if (detailId) setScale.scaleDetail(detailId, scale);
          else setScale.setSheet(scale);
        }}
        onDetail={setScale.setDetail}
        onDetailRemove={setScale.removeDetail}
        onOneScale={setScale.oneScale}
      />
      {pageActions.dialogs}
      {groupsOf.dialog}
      {conditionForm.dialog}
    </>
  );
}
