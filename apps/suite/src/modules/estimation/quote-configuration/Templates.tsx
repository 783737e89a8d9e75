import { inclusionExclusionTemplateKind } from '@plumbline/api/kinds/inclusionExclusionTemplate';
import { KindList } from '@plumbline/app-kit/list/ResourceList';
import { ListPlusIcon } from '@plumbline/ui/icons';
import { TemplateForm } from './TemplateForm.tsx';

/** Sets of inclusions and exclusions that quotes begin with. */
export default function Templates() {
  return (
    <KindList
      kind={inclusionExclusionTemplateKind}
      icon={ListPlusIcon}
      text="A template has the inclusions and exclusions that a kind of quote always has."
      columns={['name', 'description', 'included', 'excluded', 'is_default']}
      form={({ record, ...form }) => (
        <TemplateForm key={record?.uuid ?? 'new'} {...(record ? { template: record } : {})} {...form} />
      )}
    />
  );
}
