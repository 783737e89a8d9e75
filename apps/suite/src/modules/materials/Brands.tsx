import { brandEntity } from '@plumbline/api/entities/brand';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { TagIcon } from '@plumbline/ui/icons';

/** List of material brands. */
export default function Brands() {
  return (
    <ResourceList
      entity={brandEntity}
      icon={TagIcon}
      text="Manufacturers of materials you buy, with their contacts."
      columns={['name', 'summary', 'email', 'materials']}
    />
  );
}
