import { useTasksReadModuleDetails } from '@plumbline/api/hooks/tasks';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { isFatal } from '@plumbline/app-kit/data/load-errors';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { Navigate, useParams } from 'react-router';
import { placeHref } from './navigation/location.ts';
import { tasksMessages } from './messages.ts';

/** Redirects to the space that holds a module's tasks. */
export default function TaskModules() {
  const { module = '' } = useParams();
  const { data, error, mutate } = useTasksReadModuleDetails(module);
  if (isFatal(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data)
    return (
      <Stack padding={24}>
        <Skeleton label={tasksMessages.loadingTheTasks} shape="table" count={8} columns={4} />
      </Stack>
    );
  const { space_id: space, module_folder_id: scope } = data.data;
  return <Navigate replace to={placeHref({ space, ...(scope ? { scope } : {}) })} />;
}
