import { brandKind } from '@plumbline/api/kinds/brand';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { TagIcon } from '@plumbline/ui/icons';

/** List of material brands. */
export default function Brands() {
  return (
    <ResourceList
      kind={brandKind}
      icon={TagIcon}
      text="Manufacturers of the materials you buy, with their contacts."
      columns={['name', 'summary', 'email', 'materials']}
    />
  );
}
