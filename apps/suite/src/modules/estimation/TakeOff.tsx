import { lazyPart } from '@plumbline/app-kit/lazy-part';
import type { Calibration, Condition, PageTakeoff, PlanPage, TakeoffParameters } from '@plumbline/api';
import {
  estimationWorkCalibrate,
  estimationWorkChangeCondition,
  estimationWorkSaveTakeoff,
  useEstimationsRead,
  useEstimationWorkConditions,
  useEstimationWorkEstimate,
  useEstimationWorkTakeoff,
} from '@plumbline/api/hooks/estimation';
import { useWorkdrivePages } from '@plumbline/api/hooks/workdrive';
import { errorText, href, showError } from '@plumbline/app-kit';
import { unsentPrefix } from '@plumbline/app-kit/session';
import { Failed } from '@plumbline/app-kit/states';
import { calibrateByLength, calibrateByScale } from '@plumbline/estimating';
import { useDecision } from '@plumbline/permissions/react';
import { formatMoney, formatNumber } from '@plumbline/ui/format';
import { LoaderBar } from '@plumbline/ui/LoaderBar';
import type { CanvasMeasure, ViewRotation } from '@plumbline/ui/TakeoffCanvas';
import { TakeoffWorkspace } from '@plumbline/ui/TakeoffWorkspace';
import { toast } from '@plumbline/ui/toast';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate, useParams } from 'react-router';
import { openTakeoffSync, type TakeoffSync } from './takeoff-sync.ts';
import { TakeoffBar } from './TakeoffBar.tsx';

const ConditionForm = lazyPart(() => import('./ConditionForm.tsx').then((module) => module.ConditionForm));

/** Measuring one sheet. */
export default function TakeOff() {
  const { uuid = '', pageId = '' } = useParams();
  return <Visit key={pageId} uuid={uuid} pageId={pageId} />;
}

function Visit({ uuid, pageId }: { uuid: string; pageId: string }) {
  // Drawing goes on from what the server holds now: what an earlier visit read knows nothing of what was drawn since.
  const [visit] = useState(() => crypto.randomUUID());
  const pages = useWorkdrivePages(
    { prop_type: 'estimation', prop_id: uuid },
    { swr: { refreshInterval: (latest) => (latest?.data.some((each) => each.is_processed < 4) ? 3000 : 0) } },
  );
  const conditions = useEstimationWorkConditions(uuid);
  const page = useEstimationWorkTakeoff(uuid, pageId, {
    swr: { swrKey: ['take-off', pageId, visit], keepPreviousData: false, revalidateOnReconnect: false },
  });
  const failed = pages.error ?? conditions.error ?? page.error;
  const current = pages.data?.data.find((each) => each.uuid === pageId);
  if (failed) {
    return (
      <Failed
        error={failed}
        onRetry={() => {
          void pages.mutate();
          void conditions.mutate();
          void page.mutate();
        }}
      />
    );
  }
  if (!pages.data || !conditions.data || !page.data || !current) return <LoaderBar isLoading />;
  return (
    <Sheet
      estimationId={uuid}
      page={current}
      pages={pages.data.data}
      conditions={conditions.data.data}
      takeoff={page.data.data}
      reloadConditions={() => void conditions.mutate()}
      reloadPages={() => void pages.mutate()}
    />
  );
}

interface SheetProps {
  estimationId: string;
  page: PlanPage;
  pages: readonly PlanPage[];
  conditions: readonly Condition[];
  takeoff: PageTakeoff;
  reloadConditions: () => void;
  reloadPages: () => void;
}

const withoutEmpty = (parameters: TakeoffParameters | undefined) => parameters ?? {};

function Sheet({
  estimationId,
  page,
  pages,
  conditions,
  takeoff,
  reloadConditions,
  reloadPages,
}: SheetProps) {
  const navigate = useNavigate();
  const mayEdit = useDecision({ app: 7, name: 'estimation', type: 'e' });
  const estimation = useEstimationsRead(estimationId);
  const estimate = useEstimationWorkEstimate(estimationId);
  const [calibrations, setCalibrations] = useState<readonly Calibration[]>(takeoff.calibrations);
  const [active, setActive] = useState<string | null>(conditions[0]?.uuid ?? null);
  const [rotation, setRotation] = useState<ViewRotation>(0);
  const [form, setForm] = useState<'new' | Condition>();
  const types = useRef(new Map<string, Condition['type']>());
  types.current = new Map(conditions.map((condition) => [condition.uuid, condition.type]));
  const reloadEstimate = estimate.mutate;

  const [sync] = useState<TakeoffSync>(() =>
    openTakeoffSync({
      key: `${unsentPrefix}takeoff:${page.uuid}`,
      pageId: page.uuid,
      initial: takeoff.takeoffs,
      storage: localStorage,
      newId: () => crypto.randomUUID(),
      typeOf: (condition) => types.current.get(condition),
      send: async (body) => (await estimationWorkSaveTakeoff(estimationId, page.uuid, body)).data,
      onConflict: (count) =>
        toast.warning(
          count === 1
            ? 'Someone else changed a measure meanwhile. Theirs is shown; yours is kept beside it as a copy.'
            : `Someone else changed ${count} measures meanwhile. Theirs are shown; yours are kept beside them as copies.`,
        ),
      onSaved: () => {
        void reloadEstimate();
        reloadPages();
      },
    }),
  );
  useEffect(() => {
    const again = () => sync.retry();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [sync]);
  const rows = useSyncExternalStore(sync.subscribe, sync.measures);
  const state = useSyncExternalStore(sync.subscribe, sync.state);
  const measures = useMemo<CanvasMeasure[]>(
    () =>
      rows.map(({ uuid, condition_id, type, name, geometry, parameters }) => ({
        uuid,
        conditionId: condition_id,
        type,
        geometry,
        ...(name ? { name } : {}),
        ...(parameters && Object.keys(parameters).length ? { parameters } : {}),
      })),
    [rows],
  );
  // The first signed address of the page serves it all along: a newer one is the same sheet.
  const [source] = useState(() => ({ url: page.signedURL }));
  const latest = useRef(measures);
  latest.current = measures;
  const put = useCallback(
    (measure: CanvasMeasure) =>
      sync.put({
        uuid: measure.uuid,
        condition_id: measure.conditionId,
        geometry: measure.geometry,
        ...(measure.name ? { name: measure.name } : {}),
        ...(measure.parameters ? { parameters: measure.parameters } : {}),
      }),
    [sync],
  );

  const saveCalibrations = async (next: readonly Calibration[]) => {
    const before = calibrations;
    setCalibrations(next);
    try {
      const { data } = await estimationWorkCalibrate(estimationId, page.uuid, { calibrations: [...next] });
      setCalibrations(data.calibrations);
      void reloadEstimate();
    } catch (error) {
      setCalibrations(before);
      showError(error);
    }
  };
  const saveParameters = async (uuid: string, parameters: TakeoffParameters) => {
    const condition = conditions.find((each) => each.uuid === uuid);
    if (!condition) return;
    try {
      await estimationWorkChangeCondition(estimationId, uuid, { parameters, version: condition.version });
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
    () =>
      new Map(
        [...groups].map(([uuid, group]) => [uuid, { quantity: Number(group.quantity), unit: group.unit }]),
      ),
    [groups],
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
  const open = (uuid: string) => {
    const target = pages.find((each) => each.uuid === uuid);
    if (target)
      void navigate(href('estimator-pdf', { uuid: estimationId, pdfId: target.pdf_id, pageId: uuid }));
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
            state={state}
            problem={sync.problem()}
            savedAt={sync.lastSaved()}
            onRetry={() => sync.retry()}
            isReadOnly={!mayEdit.allowed}
            calibrations={calibrations}
            onScale={(scale) => void saveCalibrations([scale])}
          />
        }
        pages={pages.map((each) => ({
          uuid: each.uuid,
          code: each.page_name,
          name: each.name,
          measures: counted(each),
          ...(each.preview_url ? { thumbnailUrl: each.preview_url } : {}),
          ...(each.is_processed < 4 ? { progress: each.is_processed / 4 } : {}),
        }))}
        currentPageId={page.uuid}
        onPageChange={open}
        source={source}
        pdfAssetsUrl="/pdf"
        rotation={rotation}
        onRotationChange={setRotation}
        measures={measures}
        conditions={conditions.map((condition) => ({
          uuid: condition.uuid,
          code: condition.code,
          name: condition.name,
          type: condition.type,
          color: condition.color,
          group: condition.category || 'Other',
          parameters: withoutEmpty(condition.parameters),
        }))}
        activeConditionId={active}
        onActiveConditionChange={setActive}
        {...(mayEdit.allowed ? { onNewCondition: () => setForm('new') } : {})}
        onParametersChange={(uuid, parameters) => void saveParameters(uuid, parameters)}
        assemblyOf={assemblyOf}
        projectTotals={totals}
        calibrations={calibrations}
        isReadOnly={!mayEdit.allowed}
        onCreate={put}
        onChange={(uuid, geometry) => {
          const measure = latest.current.find((each) => each.uuid === uuid);
          if (measure) put({ ...measure, geometry });
        }}
        onDelete={(uuids) => sync.remove(uuids)}
        onNamedScale={(scale) => void saveCalibrations([calibrateByScale(scale)])}
        onCalibrate={({ a, b, realLength, unit }) =>
          void saveCalibrations([calibrateByLength(a, b, realLength, unit)])
        }
      />
      {form && (
        <ConditionForm
          estimationId={estimationId}
          conditions={conditions}
          onClose={() => setForm(undefined)}
          onSaved={(condition) => {
            reloadConditions();
            void reloadEstimate();
            setActive(condition.uuid);
          }}
        />
      )}
    </>
  );
}
