import type { MaterialCategory } from '@plumbline/api';
import { materialCategoryKind } from '@plumbline/api/kinds/materialCategory';
import { href } from '@plumbline/app-kit';
import { KindTree } from '@plumbline/app-kit/list/ResourceTree';
import { BoxesIcon, TagsIcon } from '@plumbline/ui/icons';
import { useNavigate } from 'react-router';

/** How many materials are in a category, and in it with all that is below it. */
function countOf({ materials }: MaterialCategory, branch: readonly MaterialCategory[]): string {
  const within = branch.reduce((sum, each) => sum + each.materials, 0);
  if (within === materials) return String(materials);
  return materials === 0 ? `${within} in all` : `${materials} · ${within} in all`;
}

/** The groups that materials are kept in. */
export default function Categories() {
  const navigate = useNavigate();
  return (
    <KindTree
      kind={materialCategoryKind}
      title="Categories"
      icon={TagsIcon}
      description="The groups of your materials."
      text="A category has materials, and may belong to another one."
      asideOf={countOf}
      menuOf={({ name }) => [
        {
          id: 'materials',
          label: 'Show its materials',
          icon: BoxesIcon,
          onAction: () => {
            const filter = JSON.stringify([{ field: 'category', op: 'eq', value: name }]);
            void navigate(href('material-management', {}, { filter }));
          },
        },
      ]}
    />
  );
}
