import { addOns } from '@plumbline/permissions';
import { messages } from '@plumbline/validation/messages';
import { Button } from '@plumbline/ui/Button';
import { Launcher, LauncherOffer } from '@plumbline/ui/Launcher';
import { Pill } from '@plumbline/ui/Pill';
import { useApp, type AddOnOffer } from './app-context.ts';
import { addOnState, launcherEntries, taskLauncherEntries, type Chart } from './navigation.ts';
import { dollars } from './words.ts';

const sections = [
  { id: 'applications', title: messages.launcherApplications },
  { id: 'management', title: messages.launcherManagementApplications },
] as const;

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
  const { addOn, launcher } = useApp();
  const entries = launcher === 'tasks' ? taskLauncherEntries(chart) : launcherEntries(chart);
  const shown = sections
    .map(({ id, title }) => ({
      id,
      title,
      entries: entries
        .filter((entry) => entry.launcher.section === id)
        .map((entry) => ({
          id: entry.module.key,
          label: entry.launcher.label,
          description: entry.launcher.description,
          icon: entry.module.icon,
          href: entry.href,
          isCurrent: entry.module.key === here,
        })),
    }))
    .filter((section) => section.entries.length > 0);
  const hasOffer = addOn && addOnState(chart, addOn.key, addOn.route) !== 'none';
  if (shown.length === 0 && !hasOffer) return null;
  return (
    <Launcher
      sections={shown}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      {...(hasOffer ? { offer: <Offer offer={addOn} chart={chart} onBuy={onBuy} /> } : {})}
    />
  );
}
