import { tasksReadDetail, tasksUpdatePages } from '@plumbline/api/hooks/tasks';

type Linked = readonly { page_id: string }[];
const idsOf = (pages: Linked) => pages.map(({ page_id }) => page_id);

/** Returns the pages with a removed one restored after its nearest remaining predecessor. */
export function withAgain(now: readonly string[], before: readonly string[], page: string): string[] {
  if (now.includes(page)) return [...now];
  const above = before.slice(0, before.indexOf(page)).findLast((id) => now.includes(id));
  return now.toSpliced(above === undefined ? 0 : now.indexOf(above) + 1, 0, page);
}
const linkedNow = async (uuid: string) => idsOf((await tasksReadDetail(uuid)).data.field_links);

/** Links a plan page to a task again and keeps concurrent changes of its pages. */
export const linkAgain = async (uuid: string, before: Linked, page: string): Promise<unknown> =>
  tasksUpdatePages(uuid, { page_ids: withAgain(await linkedNow(uuid), idsOf(before), page) });

/** Unlinks pages from a task and keeps all others. */
export const unlink = async (uuid: string, pages: readonly string[]): Promise<unknown> =>
  tasksUpdatePages(uuid, { page_ids: (await linkedNow(uuid)).filter((id) => !pages.includes(id)) });
