import { addOns } from '@plumbline/permissions';
import { messages } from '@plumbline/validation/messages';
import { Button } from '@plumbline/ui/Button';
import { Launcher, LauncherOffer } from '@plumbline/ui/Launcher';
import { Pill } from '@plumbline/ui/Pill';
import { useApp, type AddOnOffer } from '../app/app-context.ts';
import {
  addOnState,
  launcherEntries,
  taskLauncherEntries,
  type AreaEntry,
  type RouteIndex,
} from '../navigation/route-index.ts';
import { dollars } from '../format/format-values.ts';
import { frameMessages } from './messages.ts';

const sections = [
  { id: 'applications', title: messages.launcherApplications },
  { id: 'management', title: messages.launcherManagementApplications },
] as const;

/** Area in which the launcher also lists the tasks of each module (second variant). */
const taskArea = 'tasks';

function Offer({ offer, chart, onBuy }: { offer: AddOnOffer; chart: RouteIndex; onBuy: () => void }) {
  const state = addOnState(chart, offer.key, offer.route);
  const { name, price } = addOns[offer.key];
  if (state === 'none') return null;
  return (
    <LauncherOffer
      icon={offer.icon}
      label={name}
      description={
        state === 'for-sale'
          ? // Put the price first so that it is not truncated.
            frameMessages.moduleOffer(dollars(price), offer.description)
          : frameMessages.purchasedUnavailable
      }
      action={
        state === 'for-sale' ? (
          <Button size="sm" onPress={onBuy} aria-label={frameMessages.addModule(name)}>
            {frameMessages.add}
          </Button>
        ) : (
          <Pill tone="ok">{frameMessages.purchased}</Pill>
        )
      }
    />
  );
}

export interface LauncherDrawerProps {
  chart: RouteIndex;
  /** Key of the current module. */
  here: string | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called when the user chooses the add-on. */
  onBuy: () => void;
}

/** Launcher with the purchased apps that the user can open and the add-on for sale. */
export function LauncherDrawer({ chart, here, isOpen, onOpenChange, onBuy }: LauncherDrawerProps) {
  const { addOn } = useApp();
  const entries = launcherEntries(chart);
  const shownEntry = ({ module, launcher, href }: AreaEntry) => ({
    id: module.key,
    label: launcher.label,
    description: launcher.description,
    icon: module.icon,
    href,
    isCurrent: module.key === here,
  });
  const tasks = here === taskArea ? taskLauncherEntries(chart) : [];
  const shown = [
    ...sections.map(({ id, title }) => ({
      id,
      title,
      entries: entries.filter(({ launcher }) => launcher.section === id).map(shownEntry),
    })),
    {
      id: taskArea,
      title: frameMessages.tasksByApplication,
      entries: tasks.map((entry) => ({
        ...shownEntry(entry),
        label: `${entry.launcher.label} tasks`,
        description: frameMessages.tasksForThisModule,
      })),
    },
  ].filter((section) => section.entries.length > 0);
  const hasOffer = addOn && addOnState(chart, addOn.key, addOn.route) !== 'none';
  if (shown.length === 0 && !hasOffer) return null;
  return (
    <Launcher
      sections={shown}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      {...(hasOffer
        ? {
            offer: <Offer offer={addOn} chart={chart} onBuy={onBuy} />,
            offerSearchText: `${addOns[addOn.key].name} ${addOn.description}`,
          }
        : {})}
    />
  );
}
