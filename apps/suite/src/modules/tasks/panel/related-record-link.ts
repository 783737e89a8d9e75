import { entities, type EntityMeta } from '@plumbline/api/entities';
import { href } from '@plumbline/app-kit';
import { recordHref } from '@plumbline/app-kit/custom/record-href';
import { entityOfRelatedType } from '../related-record.ts';

export interface Related {
  related_type?: string | undefined;
  related_id?: string | null | undefined;
  related_project_id?: string | null | undefined;
  related_project_number?: string | null | undefined;
}
/** Returns the specified address of a task's related record; undefined if it has no page. */
export function relatedHref(related: Related): string | undefined {
  const { related_type: type = '', related_id: id, related_project_id, related_project_number } = related;
  if (!id) return undefined;
  const project =
    related_project_id && related_project_number
      ? { projectId: related_project_id, projectNumber: related_project_number }
      : undefined;
  switch (type) {
    case 'estimations':
    case 'estimation':
      return href('estimation-view', { uuid: id });
    case 'projects':
      return project && href('project-dashboard', project);
    case 'RFITasks':
      return project && href('rfi-edit', { ...project, rfiId: id });
    case 'punchlistTasks':
      return project && href('punchlist-edit', { ...project, punchlistId: id });
    default:
      return recordHref(entityOfRelatedType[type] ?? type, id);
  }
}
/** Returns the label of the related record's type, e.g. "Vendor". */
export function relatedLabel(type: string | undefined): string {
  const name = entityOfRelatedType[type ?? ''] ?? type ?? '';
  const entity = Object.values<EntityMeta>(entities).find((each) => each.name === name);
  const word = entity?.one ?? name.replace(/Tasks$/, '').replace(/s$/, '');
  return word.charAt(0).toUpperCase() + word.slice(1);
}
