import { downloadFile, type Report, type ReportSettings, type SummaryGroup } from '@plumbline/api';
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
import { useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDraft } from '../form/use-draft.ts';
import { isStale, showError } from '../data/error-message.ts';
import { lazyWithRetry } from '../module/lazy-with-retry.tsx';
import { filterText, filtersOf } from '../list/use-list-url-state.ts';
import { useRowsFatalError } from '../data/load-errors.ts';
import { addressOf } from '../navigation/routes.ts';
import { Failed } from '../data/load-states.tsx';
import { useRecordTab } from '../frame/RecordTabs.tsx';
import { capital } from '../format/format-values.ts';
import { ReportChart } from './ReportChart.tsx';
import { ReportPickers } from './ReportPickers.tsx';
import { newReport, type ReportsProps } from './props.ts';
import { ReportTable } from './ReportTable.tsx';
import { ReportTools } from './ReportTools.tsx';
import { printReport } from './print-rows.ts';
import { isSameReport, listHref, queryOf, wholeOf, type WholeSettings } from './settings.ts';
import { useReportFields, type SummedKind } from './use-fields.ts';

const ReportDialog = lazyWithRetry(() => import('./ReportDialog.tsx').then((module) => module.ReportDialog));

interface ReportViewProps extends ReportsProps {
  id: string;
  kind: SummedKind;
  name: string;
  description: string;
  saved: ReportSettings;
  /** Stored report; undefined for standard and new reports. */
  report?: Report;
  /** Reloads the report. */
  reload?: () => Promise<{ data: Report } | undefined>;
}
interface Draft extends WholeSettings {
  /** Version the changes are based on, for conflict detection. */
  from: number;
}

/** Report with filter, grouping, chart and table. Changes are kept as a draft until saved or discarded. */
export function ReportView(props: ReportViewProps) {
  const { id, kind, kinds, module, route, name, description, saved, report, reload } = props;
  const { fields, options, filterFields } = useReportFields(kind);
  const isNew = id === newReport;
  const draft = useDraft<Draft>(`report ${isNew ? `${module} ${kind.name}` : id}`, {
    ...wholeOf(saved),
    from: report?.version ?? 0,
  });
  const { from, ...settings } = draft.value;
  const text = JSON.stringify(settings);
  // Keep the object identity of equal settings so that the chart is not re-rendered on each keystroke.
  const shown = useMemo(() => JSON.parse(text) as WholeSettings, [text]);
  const isChanged = !isSameReport(shown, saved);
  const change = (part: Partial<WholeSettings>) => draft.change({ from, ...part });
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'save' | 'details'>();
  const content = useRef<HTMLElement>(null);
  const mayEach = useMayEach();
  const listable = kinds.filter(({ right }) => mayEach({ ...right, type: 'v' } as Right).allowed);
  const mayShare = useDecision({ ...kind.right, type: 'e' } as Right);
  if (!kind.useSummary) throw new Error(`${kind.many} have no summary`);
  const query = queryOf(shown);
  const answer = kind.useSummary(query, { swr: { keepPreviousData: true } });
  const { data, isLoading, isValidating, mutate } = answer;
  const error = useRowsFatalError(JSON.stringify(query), answer);
  const summary = data?.data;
  const address = (of: string | undefined) => addressOf(route, { id: of }) ?? '';
  useRecordTab({ id, title: isNew ? undefined : name, key: 'report', href: address(id) });
  const hrefOf = useCallback((...groups: SummaryGroup[]) => listHref(kind, shown, ...groups), [kind, shown]);
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    if (!report?.may_change) return setAsked('save');
    setSaving(true);
    try {
      await reportsUpdate(report.uuid, { version: from, settings: shown });
      await reload?.();
      draft.discard();
      toast.success(`“${name}” saved`);
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
  const isFiltered = Boolean(shown.search || shown.filter);
  const nothing = isFiltered ? (
    <NoResults query={shown.search} onClear={() => change({ search: '', filter: '' })} />
  ) : (
    <EmptyState title={`No ${kind.many} yet`} icon={ChartColumnIcon}>
      Reports are available once there are {kind.many}.
    </EmptyState>
  );
  return (
    <>
      <ListLayout
        title={name}
        {...(summary ? { count: summary.total.count } : {})}
        above={<Link href={address(undefined)}>Reports</Link>}
        primaryAction={{
          label: report?.may_change ? 'Save' : 'Save as…',
          shortLabel: 'Save',
          icon: SaveIcon,
          onPress: () => void save(),
          isPending: isSaving,
          ...(report?.may_change && !isChanged ? { disabledReason: 'No changes to save.' } : {}),
        }}
        actions={
          <>
            {isChanged && !isNew && (
              <>
                <Pill tone="warn">Unsaved changes</Pill>
                <Button variant="ghost" onPress={draft.discard}>
                  Discard
                </Button>
              </>
            )}
            <ReportTools
              id={id}
              module={module}
              kind={kind}
              report={report}
              isNew={isNew}
              back={address(undefined)}
              onSaveAs={() => setAsked('save')}
              onDetails={() => setAsked('details')}
              onExport={() =>
                downloadFile(
                  `${kind.path}/summary/export?${new URLSearchParams(query as Record<string, string>).toString()}`,
                )
              }
              onPrint={() =>
                summary &&
                printReport({ name, kind, summary, settings: shown, fields, filterFields }, content.current)
              }
            />
          </>
        }
        search={{
          value: shown.search,
          placeholder: `Search ${kind.many}`,
          onSearch: (words) => words !== shown.search && change({ search: words }),
        }}
        filters={{
          fields: filterFields,
          filters: filtersOf(shown.filter || '[]'),
          onChange: (list) => change({ filter: list.length > 0 ? filterText(list) : '' }),
        }}
      >
        <Stack grow scroll ref={content}>
          <Stack gap={16} paddingX={24} paddingY={12} shrink={false}>
            {description && <Text tone="muted">{description}</Text>}
            <ReportPickers
              fields={fields}
              options={options}
              settings={shown}
              onChange={change}
              before={
                isNew && (
                  <Select
                    label="Records"
                    hideLabel
                    prefix="Records"
                    value={kind.name}
                    onChange={(of) =>
                      void navigate(addressOf(route, { id }, { of }) ?? '', { replace: true })
                    }
                    options={listable.map((each) => ({ id: each.name, label: capital(each.many) }))}
                  />
                )
              }
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
              empty={nothing}
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
            related_to: kind.name,
            settings: shown,
          }}
          many={kind.many}
          mayShare={mayShare}
          onClose={() => setAsked(undefined)}
          onSaved={(made) => {
            if (asked === 'details') return void reload?.();
            draft.discard();
            void navigate(address(made.uuid));
          }}
        />
      )}
    </>
  );
}
