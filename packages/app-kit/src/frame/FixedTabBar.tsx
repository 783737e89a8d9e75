import { TabBar } from '@plumbline/ui/TabBar';
import { useLocation } from 'react-router';
import type { ModuleRoute } from '../module/define-module.ts';
import { fixedTabHere, type fixedTabsOf } from '../navigation/route-index.ts';

const noop = () => undefined;

/** Bar of the fixed tabs of an area. */
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
      onClose={noop}
      onReorder={noop}
    />
  );
}
