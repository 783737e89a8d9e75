import { FilesSection } from '@plumbline/app-kit/files/FilesSection';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { useDecision } from '@plumbline/permissions/react';
import { WorksheetLayout } from '@plumbline/ui/WorksheetLayout';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { useParams } from 'react-router';
import { EstimationHeader } from '../EstimationHeader.tsx';
import { useEstimation } from '../useEstimation.ts';
import { plansMessages } from './messages.ts';

/** Files of an estimation other than plan sets, in the folders configured in Setup. */
export default function Files() {
  const { uuid = '' } = useParams();
  const { estimation, error, reload } = useEstimation(uuid);
  const mayEdit = useDecision({ app: 7, name: 'estimation', type: 'e' });
  if (error) return <Failed error={error} onRetry={reload} />;
  if (!estimation) return <Skeleton shape="card" count={2} label={plansMessages.loadingTheEstimation} />;
  return (
    <WorksheetLayout head={<EstimationHeader estimation={estimation} current="files" reload={reload} />}>
      <FilesSection propType="estimation_files" propId={uuid} one="estimation" mayEdit={mayEdit} />
    </WorksheetLayout>
  );
}
