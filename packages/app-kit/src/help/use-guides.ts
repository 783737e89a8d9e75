import useSWRImmutable from 'swr/immutable';
import { useApp } from '../app/app-context.ts';
import type { AppModule } from '../module/define-module.ts';
import type { HelpGuide } from '../module/help-guide.ts';
import { mayOpen, type RouteIndex } from '../navigation/route-index.ts';

/** A guide with the title of its module. */
export interface ListedGuide extends HelpGuide {
  module: string;
}

const loadGuides = async (modules: readonly AppModule[]): Promise<ListedGuide[]> =>
  (
    await Promise.all(
      modules.map(async ({ title, help }) =>
        help ? (await help()).guides.map((guide) => ({ ...guide, module: title })) : [],
      ),
    )
  ).flat();

/** Guides of all modules to screens that the user can open; undefined while they load. */
export function useGuides(chart: RouteIndex): { guides?: ListedGuide[]; error?: unknown; retry: () => void } {
  const { modules } = useApp();
  const { data, error, mutate } = useSWRImmutable(['help guides', modules.map(({ key }) => key).join()], () =>
    loadGuides(modules),
  );
  return {
    ...(data ? { guides: data.filter(({ route }) => mayOpen(chart, route)) } : {}),
    error: error as unknown,
    retry: () => void mutate(),
  };
}
