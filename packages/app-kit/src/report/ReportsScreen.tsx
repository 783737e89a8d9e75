import { useReportsRead } from '@plumbline/api/hooks/reports';
import { denialText, type Right } from '@plumbline/permissions';
import { useDecision, useMayEach } from '@plumbline/permissions/react';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useFatalError } from '../data/load-errors.ts';
import { useCloseMissingTab } from '../frame/RecordTabs.tsx';
import { Denied, Failed, Missing } from '../data/load-states.tsx';
import { ReportList } from './ReportList.tsx';
import { ReportView } from './ReportView.tsx';
import { newReport, type ReportsProps } from './props.ts';
import { initialSettings } from './settings.ts';
import type { AggregatableEntity } from './use-fields.ts';
import { reportMessages } from './messages.ts';

const isUuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Reports of a module: the list, or the report in the URL. */
export function ReportsScreen(props: ReportsProps) {
  const { id } = useParams();
  if (id === undefined) return <ReportList {...props} />;
  if (isUuid.test(id)) return <SavedReport key={id} id={id} {...props} />;
  return <GivenReport key={id} id={id} {...props} />;
}

function SavedReport({ id, ...props }: ReportsProps & { id: string }) {
  const { data, error, mutate } = useReportsRead(id);
  const report = data?.data;
  useCloseMissingTab(id, error);
  if (useFatalError(error, report !== undefined))
    return <Failed error={error} onRetry={() => void mutate()} />;
  if (!report)
    return (
      <Stack padding={24}>
        <Skeleton shape="card" count={2} label={reportMessages.loadingReport} />
      </Stack>
    );
  const entity = props.entities.find(({ name }) => name === report.related_to);
  if (!entity) return <Missing />;
  return (
    <Allowed entity={entity}>
      <ReportView
        {...props}
        id={id}
        entity={entity}
        name={report.name}
        description={report.description}
        saved={report.settings}
        report={report}
        reload={mutate}
      />
    </Allowed>
  );
}

function GivenReport({ id, ...props }: ReportsProps & { id: string }) {
  const [address] = useSearchParams();
  const { entities, standard } = props;
  const mayEach = useMayEach();
  const first =
    entities.find(({ right }) => mayEach({ ...right, type: 'v' } as Right).allowed) ?? entities[0];
  const standardReport = standard.find((each) => each.id === id);
  const entityName = standardReport ? standardReport.related_to : address.get('of');
  const entity = entities.find(({ name }) => name === entityName) ?? (id === newReport ? first : undefined);
  if (!entity || (!standardReport && id !== newReport)) return <Missing />;
  return (
    <Allowed entity={entity}>
      <ReportView
        key={entity.name}
        {...props}
        id={id}
        entity={entity}
        name={standardReport?.name ?? `New ${entity.one} report`}
        description={standardReport?.description ?? ''}
        saved={standardReport?.settings ?? initialSettings(entity, entity.fields)}
      />
    </Allowed>
  );
}

/** Requires the right to view the records of a report. */
function Allowed({ entity, children }: { entity: AggregatableEntity; children: ReactNode }) {
  const may = useDecision({ ...entity.right, type: 'v' } as Right);
  return may.allowed ? children : <Denied text={denialText(may)} />;
}
