import type { MaterialCategory } from '@plumbline/api';
import { materialCategoryEntity } from '@plumbline/api/entities/materialCategory';
import { href } from '@plumbline/app-kit';
import { ResourceTree } from '@plumbline/app-kit/list/ResourceTree';
import { BoxesIcon, TagsIcon } from '@plumbline/ui/icons';
import { useNavigate } from 'react-router';
import { materialsMessages } from './messages.ts';

/** Formats the number of materials in a category and in its whole branch. */
function countOf({ materials }: MaterialCategory, branch: readonly MaterialCategory[]): string {
  const within = branch.reduce((sum, each) => sum + each.materials, 0);
  if (within === materials) return String(materials);
  return materials === 0
    ? `${within} total`
    : materialsMessages.materialsWithSubcategories(materials, within);
}

/** Tree of material categories. */
export default function Categories() {
  const navigate = useNavigate();
  return (
    <ResourceTree
      entity={materialCategoryEntity}
      title={materialsMessages.categories}
      icon={TagsIcon}
      description={materialsMessages.categoriesDescription}
      text={materialsMessages.categoriesEmpty}
      asideOf={countOf}
      menuOf={({ name }) => [
        {
          id: 'materials',
          label: materialsMessages.viewMaterials,
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
