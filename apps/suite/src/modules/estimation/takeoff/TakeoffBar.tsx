import { timeOf } from '@plumbline/app-kit/format/dates';
import type { Calibration, PlanPage } from '@plumbline/api';
import { href } from '@plumbline/app-kit';
import { DemoPill } from '@plumbline/app-kit/frame/DemoPill';
import { Bell } from '@plumbline/app-kit/notifications/NotificationBell';
import { Presence } from '@plumbline/app-kit/realtime/Presence';
import { useIsNarrow } from '@plumbline/ui/media';
import { useProfile } from '@plumbline/app-kit/session/use-profile';
import { calibrateByScale, namedScales } from '@plumbline/estimating';
import { BrandMark } from '@plumbline/ui/BrandMark';
import { Button } from '@plumbline/ui/Button';
import { Inline } from '@plumbline/ui/Inline';
import { Link } from '@plumbline/ui/Link';
import { Menu } from '@plumbline/ui/Menu';
import { Spacer } from '@plumbline/ui/Spacer';
import { StatusText } from '@plumbline/ui/StatusText';
import { Text } from '@plumbline/ui/Text';
import { ChevronDownIcon } from '@plumbline/ui/icons';
import { setNote } from '../compare/sheet-pair.ts';
import { SheetModes } from './SheetModes.tsx';
import type { SyncState } from './takeoff-sync.ts';
import { takeoffMessages } from './messages.ts';

interface Props {
  estimationId: string;
  name: string;
  page: PlanPage;
  pages: readonly PlanPage[];
  onPage: (uuid: string) => void;
  state: SyncState;
  problem: string | undefined;
  savedAt: number | undefined;
  onRetry: () => void;
  isReadOnly: boolean;
  /** Read-only because the estimate is frozen. */
  isFrozen: boolean;
  calibrations: readonly Calibration[];
  onScale: (calibration: Calibration) => void;
}

const title = (page: PlanPage) => [page.page_name, page.name].filter(Boolean).join(' ');
const time = (at: number) => timeOf(new Date(at).toISOString());

/** Save state of the page's measures and marks. */
function Saved({
  state,
  problem,
  savedAt,
  onRetry,
}: Pick<Props, 'state' | 'problem' | 'savedAt' | 'onRetry'>) {
  switch (state) {
    case 'saved':
      return (
        <StatusText tone="ok">
          {savedAt ? takeoffMessages.savedTime(time(savedAt)) : takeoffMessages.saved}
        </StatusText>
      );
    case 'saving':
      return <StatusText tone="info">{takeoffMessages.saving}</StatusText>;
    case 'offline':
      return (
        <Inline gap={8}>
          <StatusText tone="warn">{takeoffMessages.offlineStatus}</StatusText>
          <Button size="sm" onPress={onRetry}>
            {takeoffMessages.retry}
          </Button>
        </Inline>
      );
    case 'waiting':
      return <StatusText tone="warn">{takeoffMessages.waitingForServer}</StatusText>;
    case 'refused':
      return (
        <Inline gap={8}>
          <StatusText tone="bad">{problem ?? takeoffMessages.unsyncedStatus}</StatusText>
          <Button size="sm" onPress={onRetry}>
            {takeoffMessages.retry}
          </Button>
        </Inline>
      );
  }
}

/** Top bar of the canvas: sheet, views, scale and save state. */
export function TakeoffBar({
  estimationId,
  name,
  page,
  pages,
  onPage,
  state,
  problem,
  savedAt,
  onRetry,
  isReadOnly,
  isFrozen,
  calibrations,
  onScale,
}: Props) {
  const profile = useProfile();
  // On narrow screens only problems are shown, so that saving does not shift the sheet.
  const isNarrow = useIsNarrow();
  const saysState = !isNarrow || !(state === 'saved' || state === 'saving');
  const isScaled = calibrations.some((each) => each.calibrated);
  const hasEnd = !isNarrow || saysState || isReadOnly || !isScaled;
  return (
    // Both sides take half of the free width, so that a change at one side moves nothing else.
    <Inline gap={8} isFullWidth stacksOnPhone>
      <Inline gap={8} grows={!isNarrow}>
        <Link
          href={href('estimation-tool-overview', { uuid: estimationId })}
          aria-label={takeoffMessages.backToPlans(name)}
        >
          <BrandMark size={28} showName={false} />
        </Link>
        <Link href={href('estimation-view', { uuid: estimationId })} tone="muted" size="small" truncates>
          {name}
        </Link>
        <Menu
          label={takeoffMessages.sheets}
          trigger={
            <Button variant="ghost" size="sm" iconAfter={ChevronDownIcon}>
              {page.page_name && (
                <>
                  <Text isMono size="small">
                    {page.page_name}
                  </Text>{' '}
                </>
              )}
              {page.name}
            </Button>
          }
          items={pages
            .filter((each) => each.is_processed >= 4)
            .map((each) => {
              const description = setNote(each, pages);
              return {
                id: each.uuid,
                label: title(each),
                ...(description ? { description } : {}),
                onAction: () => onPage(each.uuid),
              };
            })}
        />
        {profile?.demo && <DemoPill />}
      </Inline>
      {isNarrow && <Spacer />}
      <SheetModes estimationId={estimationId} mode="takeoff" page={page} />
      {hasEnd && (
        <Inline gap={8} grows={!isNarrow} justify={isNarrow ? 'start' : 'end'}>
          {/* Once a scale is set, the status bar shows and changes it. First, so that its end moves no other part. */}
          {!isScaled && !isReadOnly && (
            <Menu
              label={takeoffMessages.sheetScale}
              trigger={
                <Button size="sm" iconAfter={ChevronDownIcon}>
                  {takeoffMessages.setScale}
                </Button>
              }
              items={namedScales.map((each) => ({
                id: each.id,
                label: each.label,
                onAction: () => onScale(calibrateByScale(each)),
              }))}
            />
          )}
          {isReadOnly && state !== 'refused' ? (
            <Text size="small" tone="muted">
              {isFrozen ? takeoffMessages.frozen : takeoffMessages.viewOnly}
            </Text>
          ) : (
            saysState && <Saved state={state} problem={problem} savedAt={savedAt} onRetry={onRetry} />
          )}
          {!isNarrow && (
            <>
              <Presence propType="estimation" propId={estimationId} />
              <Bell isQuiet />
            </>
          )}
        </Inline>
      )}
    </Inline>
  );
}
