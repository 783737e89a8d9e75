import { TabBar } from '@plumbline/ui/TabBar';
import { useLocation } from 'react-router';
import type { ModuleRoute } from '../module/define-module.ts';
import { fixedTabHere, type fixedTabsOf } from '../navigation/route-index.ts';

const nothing = () => undefined;

/** The tabs that an area always shows. */
export function FixedTabBar({
  group,
  route,
}: {
  group: NonNullable<ReturnType<typeof fixedTabsOf>>;
  route: ModuleRoute;
}) {
  const { pathname } = useLocation();
  const current = fixedTabHere(group, route, pathname);
  return (
    <TabBar
      label={group.title}
      area={group.area}
      tabs={group.items.map(({ item, href }) => ({
        id: href,
        label: item.label,
        icon: item.icon,
        href,
        isFixed: true,
      }))}
      {...(current ? { currentId: current.href } : {})}
      onClose={nothing}
      onReorder={nothing}
    />
  );
}
