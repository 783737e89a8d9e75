import { brandEntity } from '@plumbline/api/entities/brand';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { TagIcon } from '@plumbline/ui/icons';
import { materialsMessages } from './messages.ts';

/** List of material brands. */
export default function Brands() {
  return (
    <ResourceList
      entity={brandEntity}
      icon={TagIcon}
      text={materialsMessages.brandsEmpty}
      columns={['name', 'summary', 'email', 'materials']}
    />
  );
}
