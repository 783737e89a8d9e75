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
  type Chart,
} from '../navigation/route-index.ts';
import { dollars } from '../format/format-values.ts';

const sections = [
  { id: 'applications', title: messages.launcherApplications },
  { id: 'management', title: messages.launcherManagementApplications },
] as const;

/** The area in which the launcher has its second variant, too: the tasks of each module. */
const taskArea = 'tasks';

function Offer({ offer, chart, onBuy }: { offer: AddOnOffer; chart: Chart; onBuy: () => void }) {
  const state = addOnState(chart, offer.key, offer.route);
  const { name, price } = addOns[offer.key];
  if (state === 'none') return null;
  return (
    <LauncherOffer
      icon={offer.icon}
      label={name}
      description={
        state === 'for-sale'
          ? // The price is never what is cut.
            `${dollars(price)} per month: ${offer.description}`
          : 'Not open yet, and not charged'
      }
      action={
        state === 'for-sale' ? (
          <Button size="sm" onPress={onBuy} aria-label={`Add ${name}`}>
            Add
          </Button>
        ) : (
          <Pill tone="ok">Bought</Pill>
        )
      }
    />
  );
}

export interface LauncherDrawerProps {
  chart: Chart;
  /** Key of the module on screen. */
  here: string | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The person wants what is offered at its foot. */
  onBuy: () => void;
}

/** The launcher: the purchased applications that the person may enter, and at its foot what can be bought. */
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
      title: 'TASKS BY APPLICATION',
      entries: tasks.map((entry) => ({
        ...shownEntry(entry),
        label: `${entry.launcher.label} tasks`,
        description: 'What is to be done there',
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
            offerWords: `${addOns[addOn.key].name} ${addOn.description}`,
          }
        : {})}
    />
  );
}
