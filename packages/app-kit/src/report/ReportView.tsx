import type { Filter, FilterAlternatives } from '@plumbline/ui/FilterBar';
import { downloadFile, type SummaryGroup } from '@plumbline/api';
import { reportsUpdate } from '@plumbline/api/hooks/reports';
import type { Right } from '@plumbline/permissions';
import { useDecision, useMayEach } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { Link } from '@plumbline/ui/Link';
import { ListLayout } from '@plumbline/ui/ListLayout';
import { NoResults } from '@plumbline/ui/NoResults';
import { Pill } from '@plumbline/ui/Pill';
import { Select } from '@plumbline/ui/Select';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { toast } from '@plumbline/ui/toast';
import { ChartColumnIcon, SaveIcon } from '@plumbline/ui/icons';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { useDraft } from '../form/use-draft.ts';
import { isStale, showError } from '../data/error-message.ts';
import { lazyWithRetry } from '../module/lazy-with-retry.tsx';
import { filterText, parseFilters } from '../list/use-list-url-state.ts';
import { useRowsFatalError } from '../data/load-errors.ts';
import { addressOf } from '../navigation/routes.ts';
import { Failed } from '../data/load-states.tsx';
import { useRecordTab } from '../frame/RecordTabs.tsx';
import { capital } from '../format/format-values.ts';
import { newReport, type ReportsProps } from './props.ts';
import { ReportChart } from './ReportChart.tsx';
import { ReportPickers } from './ReportPickers.tsx';
import { ReportTable } from './ReportTable.tsx';
import { ReportTools } from './ReportTools.tsx';
import { printReport } from './print-rows.ts';
import { listHref, queryOf, type CompleteSettings } from './settings.ts';
import { useReportFields, type AggregatableEntity } from './use-fields.ts';
import { useReportDraft, type ReportDraft } from './use-report-draft.ts';
import type { ReportViewProps } from './report-view-props.ts';
import { reportMessages } from './messages.ts';

const ReportDialog = lazyWithRetry(() => import('./ReportDialog.tsx').then((module) => module.ReportDialog));

/** Saves the settings of a report that the user may change. A newer version is loaded and shown as a conflict. */
function useReportSave({
  name,
  report,
  reload,
  shown,
  draft,
  from,
}: Pick<ReportViewProps, 'name' | 'report' | 'reload'> & {
  shown: CompleteSettings;
  draft: ReturnType<typeof useDraft<ReportDraft>>;
  /** Version that the settings are based on. */
  from: number;
}) {
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    if (!report?.may_change) return;
    setSaving(true);
    try {
      await reportsUpdate(report.uuid, { version: from, settings: shown });
      await reload?.();
      draft.discard();
      toast.success(reportMessages.reportSaved(name));
    } catch (reason) {
      // Load the newer version first, then show the conflict: saving again overwrites it.
      if (isStale(reason)) {
        const now = await reload?.().catch(() => undefined);
        draft.change({ ...shown, from: now?.data.version ?? report.version });
      }
      showError(reason);
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, save };
}

/** Choice of the records that a new report summarizes, of those that the user may view. */
function RecordsSelect({
  entities,
  value,
  route,
}: {
  entities: readonly AggregatableEntity[];
  value: string;
  /** Route of the reports; the choice is a parameter of the new one. */
  route: ReportsProps['route'];
}) {
  const navigate = useNavigate();
  const mayEach = useMayEach();
  const listable = entities.filter(({ right }) => mayEach({ ...right, type: 'v' } as Right).allowed);
  return (
    <Select
      label={reportMessages.records}
      hideLabel
      prefix={reportMessages.records}
      value={value}
      onChange={(of) => void navigate(addressOf(route, { id: newReport }, { of }) ?? '', { replace: true })}
      options={listable.map((each) => ({ id: each.name, label: capital(each.many) }))}
    />
  );
}

function UnsavedChanges({ onDiscard }: { onDiscard: () => void }) {
  return (
    <>
      <Pill tone="warn">{reportMessages.unsavedChanges}</Pill>
      <Button variant="ghost" onPress={onDiscard}>
        {reportMessages.discard}
      </Button>
    </>
  );
}

/** Empty state of a report: of its filter, or because there are no records. */
function NoRows({
  many,
  settings,
  onClear,
}: {
  many: string;
  settings: CompleteSettings;
  onClear: () => void;
}) {
  return settings.search || settings.filter ? (
    <NoResults query={settings.search} onClear={onClear} />
  ) : (
    <EmptyState title={reportMessages.recordsEmptyTitle(many)} icon={ChartColumnIcon}>
      {reportMessages.recordsEmpty(many)}
    </EmptyState>
  );
}

const searchParams = (query: ReturnType<typeof queryOf>) =>
  new URLSearchParams(query as Record<string, string>).toString();

/** Search and filters of a report. */
const searchTools = (
  entity: AggregatableEntity,
  shown: CompleteSettings,
  filterFields: ReturnType<typeof useReportFields>['filterFields'],
  change: (part: Partial<CompleteSettings>) => void,
) => ({
  search: {
    value: shown.search,
    placeholder: reportMessages.searchRecords(entity.many),
    onSearch: (search: string) => search !== shown.search && change({ search }),
  },
  filters: {
    fields: filterFields,
    ...parseFilters(shown.filter || '[]'),
    onChange: (list: Filter[], groups: readonly FilterAlternatives[] = []) =>
      change({ filter: list.length + groups.length > 0 ? filterText(list, groups) : '' }),
  },
});

/** Builds links to the list with the records of a group. */
function useListHref(entity: AggregatableEntity, shown: Parameters<typeof listHref>[1]) {
  return useCallback((...groups: SummaryGroup[]) => listHref(entity, shown, ...groups), [entity, shown]);
}

/** Report with filter, grouping, chart and table. Changes are kept as a draft until saved or discarded. */
export function ReportView(props: ReportViewProps) {
  const { id, entity, entities, module, route, name, description, report, reload } = props;
  const { fields, options, filterFields } = useReportFields(entity);
  const { draft, from, shown, isNew, isChanged, change } = useReportDraft(props);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'save' | 'details'>();
  const content = useRef<HTMLElement>(null);
  const mayShare = useDecision({ ...entity.right, type: 'e' } as Right);
  if (!entity.useSummary) throw new Error(`${entity.many} have no summary`);
  const query = queryOf(shown);
  const answer = entity.useSummary(query, { swr: { keepPreviousData: true } });
  const { data, isLoading, isValidating, mutate } = answer;
  const error = useRowsFatalError(JSON.stringify(query), answer);
  const summary = data?.data;
  const address = (of: string | undefined) => addressOf(route, { id: of }) ?? '';
  useRecordTab({ id, title: isNew ? undefined : name, key: 'report', href: address(id) });
  const hrefOf = useListHref(entity, shown);
  const { isSaving, save } = useReportSave({ name, report, reload, shown, draft, from });
  return (
    <>
      <ListLayout
        title={name}
        {...(summary ? { count: summary.total.count } : {})}
        above={<Link href={address(undefined)}>{reportMessages.reports}</Link>}
        primaryAction={{
          label: report?.may_change ? reportMessages.save : reportMessages.saveAsMenu,
          shortLabel: 'Save',
          icon: SaveIcon,
          onPress: () => (report?.may_change ? void save() : setAsked('save')),
          isPending: isSaving,
          ...(report?.may_change && !isChanged ? { disabledReason: reportMessages.noChangesToSave } : {}),
        }}
        actions={
          <>
            {isChanged && !isNew && <UnsavedChanges onDiscard={draft.discard} />}
            <ReportTools
              id={id}
              module={module}
              entity={entity}
              report={report}
              isNew={isNew}
              back={address(undefined)}
              onSaveAs={() => setAsked('save')}
              onDetails={() => setAsked('details')}
              onExport={() => downloadFile(`${entity.path}/summary/export?${searchParams(query)}`)}
              onPrint={() =>
                summary &&
                printReport({ name, entity, summary, settings: shown, fields, filterFields }, content.current)
              }
            />
          </>
        }
        {...searchTools(entity, shown, filterFields, change)}
      >
        <Stack grows scrolls ref={content}>
          <Stack gap={16} paddingX={24} paddingY={12} shrinks={false}>
            {description && <Text tone="muted">{description}</Text>}
            <ReportPickers
              fields={fields}
              options={options}
              settings={shown}
              onChange={change}
              before={isNew && <RecordsSelect entities={entities} value={entity.name} route={route} />}
            />
            {summary && !error && summary.total.count > 0 && (
              <ReportChart
                summary={summary}
                settings={shown}
                fields={fields}
                onOpen={(...groups) => {
                  const to = hrefOf(...groups);
                  if (to) void navigate(to);
                }}
              />
            )}
            <ReportTable
              label={name}
              summary={summary}
              settings={shown}
              fields={fields}
              hrefOf={hrefOf}
              totalHref={hrefOf()}
              isLoading={isLoading && !summary}
              isRefreshing={isValidating}
              error={error ? <Failed error={error} onRetry={() => void mutate()} /> : undefined}
              empty={
                <NoRows
                  many={entity.many}
                  settings={shown}
                  onClear={() => change({ search: '', filter: '' })}
                />
              }
              onSort={(sort) => change({ sort })}
            />
          </Stack>
        </Stack>
      </ListLayout>
      {asked && (
        <ReportDialog
          {...(asked === 'details' && report ? { report } : {})}
          begin={{
            name: isNew ? '' : `${name} (copy)`,
            description: isNew ? '' : description,
            related_to: entity.name,
            settings: shown,
          }}
          many={entity.many}
          mayShare={mayShare}
          onClose={() => setAsked(undefined)}
          onSaved={(report) => {
            if (asked === 'details') return void reload?.();
            draft.discard();
            void navigate(address(report.uuid));
          }}
        />
      )}
    </>
  );
}
