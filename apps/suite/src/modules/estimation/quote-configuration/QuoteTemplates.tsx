import { quoteTemplateEntity } from '@plumbline/api/entities/quoteTemplate';
import { href } from '@plumbline/app-kit';
import { LazyResourceForm } from '@plumbline/app-kit/form/lazy';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { FileTextIcon } from '@plumbline/ui/icons';
import { useNavigate } from 'react-router';
import { quoteConfigurationMessages } from './messages.ts';

/** List of quote templates. */
export default function QuoteTemplates() {
  const navigate = useNavigate();
  const open = (uuid: string) => void navigate(href('estimation-quote-template', { uuid }));
  return (
    <ResourceList
      entity={quoteTemplateEntity}
      icon={FileTextIcon}
      text={quoteConfigurationMessages.quoteTemplatesEmpty}
      columns={['name', 'type', 'description', 'is_default', 'drafts']}
      form={({ record, initialValues, onClose, onSaved }) => (
        <LazyResourceForm
          entity={quoteTemplateEntity}
          record={record}
          given={initialValues}
          onClose={onClose}
          onSaved={(row) => {
            onSaved();
            // A new template opens on its own page.
            if (!record) open(row.uuid);
          }}
        />
      )}
    />
  );
}
