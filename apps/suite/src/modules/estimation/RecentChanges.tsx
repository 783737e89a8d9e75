import { useEstimationLookupsEstimationChanges } from '@plumbline/api/hooks/estimation';
import { href } from '@plumbline/app-kit';
import { ChangesScreen } from '@plumbline/app-kit/changes-screen';

export default function RecentChanges() {
  return (
    <ChangesScreen
      preferenceKey="estimation-changes"
      useList={useEstimationLookupsEstimationChanges}
      hrefOf={({ entity, entity_id: uuid, action }) =>
        action === 'deleted' || entity === 'quote' ? undefined : href('estimation-view', { uuid })
      }
    />
  );
}
