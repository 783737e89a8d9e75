import { useCrmLookupsChanges } from '@plumbline/api/hooks/crm';
import { ChangesScreen } from '@plumbline/app-kit/changes-screen';
import { href } from '@plumbline/app-kit';

export default function RecentChanges() {
  return (
    <ChangesScreen
      preferenceKey="crm-changes"
      useList={useCrmLookupsChanges}
      hrefOf={({ entity, entity_id: uuid, action }) =>
        action === 'deleted'
          ? undefined
          : entity === 'account'
            ? href('account-view', { uuid })
            : entity === 'opportunity'
              ? href('opportunity-view', { uuid })
              : entity === 'contact'
                ? href('contact-view', { uuid })
                : undefined
      }
    />
  );
}
