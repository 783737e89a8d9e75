import {
  estimationsRestoreMany,
  useEstimationLookupsEstimationChanges,
} from '@plumbline/api/hooks/estimation';
import { href } from '@plumbline/app-kit';
import { ChangesScreen } from '@plumbline/app-kit/changes-screen';

export default function RecentChanges() {
  return (
    <ChangesScreen
      preferenceKey="estimation-changes"
      useList={useEstimationLookupsEstimationChanges}
      restoring={{
        estimation: { right: { app: 7, name: 'estimation', type: 'd' }, call: estimationsRestoreMany },
      }}
      hrefOf={({ entity, entity_id: uuid, action }) =>
        action === 'deleted' || entity === 'quote' ? undefined : href('estimation-view', { uuid })
      }
    />
  );
}
