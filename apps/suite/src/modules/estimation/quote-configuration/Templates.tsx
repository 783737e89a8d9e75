import { inclusionExclusionTemplateEntity } from '@plumbline/api/entities/inclusionExclusionTemplate';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { ListPlusIcon } from '@plumbline/ui/icons';
import { TemplateForm } from './TemplateForm.tsx';
import { quoteConfigurationMessages } from './messages.ts';

/** List of inclusion/exclusion templates. */
export default function Templates() {
  return (
    <ResourceList
      entity={inclusionExclusionTemplateEntity}
      icon={ListPlusIcon}
      text={quoteConfigurationMessages.templatesEmpty}
      columns={['name', 'description', 'included', 'excluded', 'is_default']}
      form={({ record, ...form }) => (
        <TemplateForm key={record?.uuid ?? 'new'} {...(record ? { template: record } : {})} {...form} />
      )}
    />
  );
}
