import { downloadFile, type PlanPage } from '@plumbline/api';
import { getSheetPdfsReadUrl, usePlanLayersList } from '@plumbline/api/hooks/estimation';
import { usePlanPagesList } from '@plumbline/api/hooks/workdrive';
import { errorText } from '@plumbline/app-kit';
import { openInTab } from '@plumbline/app-kit/navigation/open-in-tab';
import { usePreference } from '@plumbline/app-kit/session/use-preference';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { CheckboxGroup } from '@plumbline/ui/CheckboxGroup';
import { Drawer } from '@plumbline/ui/Drawer';
import { Inline } from '@plumbline/ui/Inline';
import { Select } from '@plumbline/ui/Select';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { DownloadIcon, PrinterIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { takeoffMessages } from './messages.ts';

const parts = [
  { id: 'measures', label: takeoffMessages.measures },
  { id: 'labels', label: takeoffMessages.quantityLabels },
  { id: 'marks', label: takeoffMessages.marks },
  { id: 'pins', label: takeoffMessages.openCommentNumbers },
  { id: 'legend', label: takeoffMessages.quantityLegend },
  { id: 'scale', label: takeoffMessages.scale },
];
const corners = [
  { id: 'top-left', label: takeoffMessages.upperLeft },
  { id: 'top-right', label: takeoffMessages.upperRight },
  { id: 'bottom-left', label: takeoffMessages.lowerLeft },
  { id: 'bottom-right', label: takeoffMessages.lowerRight },
] as const;
type Corner = (typeof corners)[number]['id'];
const MAX_SHEETS = 100;
/** Server id of shapes without a layer. */
const noLayer = 'none';
const nothing: readonly string[] = [];

/** Downloads a PDF or opens it for printing; `busy` is the pending action. */
function useSheetPdf() {
  const [busy, setBusy] = useState<'save' | 'print'>();
  const [problem, setProblem] = useState<string>();
  /** @returns true if the PDF was made; otherwise `problem` is shown. */
  const run = async (how: 'save' | 'print', url: string): Promise<boolean> => {
    setBusy(how);
    setProblem(undefined);
    try {
      await (how === 'print' ? openInTab(url) : downloadFile(url));
      return true;
    } catch (reason) {
      setProblem(errorText(reason));
      setBusy(undefined);
      return false;
    }
  };
  return { busy, problem, run };
}

function LayerChoice({
  options,
  hidden,
  onChange,
}: {
  options: readonly { id: string; label: string }[];
  /** Ids of the layers that are left out. */
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
}) {
  const without = (ids: readonly string[]) => options.map(({ id }) => id).filter((id) => !ids.includes(id));
  return (
    <CheckboxGroup
      label={takeoffMessages.layers}
      options={options}
      value={without(hidden)}
      onChange={(next) => onChange(without(next))}
    />
  );
}

function SheetChoice({
  sheets,
  chosen,
  selectedIds,
  onChange,
}: {
  sheets: readonly PlanPage[];
  chosen: readonly string[];
  /** Chosen sheets in the order of the plan set. */
  selectedIds: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}) {
  const areAll = selectedIds.length === sheets.length;
  return (
    <>
      <CheckboxGroup
        label={takeoffMessages.sheets}
        options={sheets.map(({ uuid, page_name, name }) => ({
          id: uuid,
          label: [page_name, name].filter(Boolean).join(' '),
        }))}
        value={chosen}
        onChange={onChange}
      />
      {sheets.length > 1 && (
        <Inline>
          <Button size="sm" onPress={() => onChange(areAll ? [] : sheets.map(({ uuid }) => uuid))}>
            {areAll ? takeoffMessages.clearSelection : takeoffMessages.selectAllSheets}
          </Button>
        </Inline>
      )}
    </>
  );
}

/** Drawer that downloads or prints sheets with their measures and marks as one PDF. */
export function SheetPdfForm({
  estimationId,
  pages: [first],
  pages: initialPages,
  onClose,
}: {
  estimationId: string;
  /** Initially selected pages of one plan set. */
  pages: readonly PlanPage[];
  onClose: () => void;
}) {
  const sheets = usePlanPagesList({ prop_type: 'estimation', prop_id: estimationId });
  const layers = usePlanLayersList(estimationId);
  // Layers hidden on the canvas are left out by default.
  const [unseen] = usePreference<readonly string[]>(`takeoff-layers:${estimationId}`, nothing);
  const [chosen, setChosen] = useState<readonly string[]>(
    initialPages.slice(0, MAX_SHEETS).map(({ uuid }) => uuid),
  );
  const [shown, setShown] = useState<readonly string[]>(() =>
    // Internal comments are printed only on request.
    parts.map(({ id }) => id).filter((id) => id !== 'pins'),
  );
  const [hidden, setHidden] = useState<readonly string[]>();
  const [corner, setCorner] = usePreference<Corner>('sheet-pdf-corner', 'top-left');
  const { busy, problem, run } = useSheetPdf();
  const own = (sheets.data?.data ?? []).filter(
    (page) => page.is_processed >= 4 && page.pdf_id === first?.pdf_id,
  );
  const options = [
    { id: noLayer, label: takeoffMessages.noLayer },
    ...(layers.data?.data ?? []).map(({ uuid, name }) => ({ id: uuid, label: name })),
  ];
  const left = hidden ?? unseen.map((each) => each || noLayer);
  const failed = [sheets, layers].find(({ data, error }) => error && !data)?.error;
  const selectedIds = own.filter(({ uuid }) => chosen.includes(uuid)).map(({ uuid }) => uuid);
  const why =
    selectedIds.length === 0
      ? takeoffMessages.sheetsMissing
      : selectedIds.length > MAX_SHEETS
        ? takeoffMessages.tooManySheets(MAX_SHEETS)
        : undefined;
  const make = async (how: 'save' | 'print') => {
    const without = parts.filter(({ id }) => !shown.includes(id)).map(({ id }) => id);
    const url = getSheetPdfsReadUrl(estimationId, {
      pages: selectedIds.join(','),
      ...(left.length ? { hidden: left.join(',') } : {}),
      ...(without.length ? { without: without.join(',') } : {}),
      corner,
    });
    if (await run(how, url)) onClose();
  };
  const button = (how: 'save' | 'print') => ({
    isPending: busy === how,
    isDisabled: busy !== undefined && busy !== how,
    onPress: () => void make(how),
    ...(why ? { disabledReason: why } : {}),
  });
  return (
    <Drawer
      title={takeoffMessages.markedUpSheets}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Inline gap={8} justify="end" isFullWidth>
          <Button onPress={onClose}>{takeoffMessages.cancel}</Button>
          <Button icon={PrinterIcon} {...button('print')}>
            {takeoffMessages.print}
          </Button>
          <Button variant="primary" icon={DownloadIcon} {...button('save')}>
            {takeoffMessages.download}
          </Button>
        </Inline>
      }
    >
      <Stack gap={24}>
        {problem && (
          <Banner tone="bad" isUrgent>
            {problem}
          </Banner>
        )}
        {failed ? (
          <Failed
            error={failed}
            onRetry={() => {
              void sheets.mutate();
              void layers.mutate();
            }}
          />
        ) : !sheets.data || !layers.data ? (
          <Skeleton shape="line" count={8} label={takeoffMessages.loadingTheSheets} />
        ) : (
          <>
            <CheckboxGroup
              label={takeoffMessages.include}
              options={parts}
              value={shown}
              onChange={setShown}
              description={takeoffMessages.includeHint}
            />
            {(shown.includes('legend') || shown.includes('scale')) && (
              <Select
                label={takeoffMessages.legendAndScalePosition}
                value={corner}
                options={[...corners]}
                onChange={(next) => setCorner(corners.find(({ id }) => id === next)?.id ?? 'top-left')}
              />
            )}
            {options.length > 1 && <LayerChoice options={options} hidden={left} onChange={setHidden} />}
            <SheetChoice sheets={own} chosen={chosen} selectedIds={selectedIds} onChange={setChosen} />
          </>
        )}
      </Stack>
    </Drawer>
  );
}
