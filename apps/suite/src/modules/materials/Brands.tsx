import { brandKind } from '@plumbline/api/kinds/brand';
import { KindList } from '@plumbline/app-kit/list/ResourceList';
import { TagIcon } from '@plumbline/ui/icons';

/** Who makes what the company buys. */
export default function Brands() {
  return (
    <KindList
      kind={brandKind}
      icon={TagIcon}
      text="Who makes the materials that you buy, and whom to write to about them."
      columns={['name', 'summary', 'email', 'materials']}
    />
  );
}
