import type { PlanPage } from '@plumbline/api';
import { href } from '@plumbline/app-kit';
import { DemoPill } from '@plumbline/app-kit/frame/DemoPill';
import { useProfile } from '@plumbline/app-kit/session/use-profile';
import { BrandMark } from '@plumbline/ui/BrandMark';
import { Inline } from '@plumbline/ui/Inline';
import { Link } from '@plumbline/ui/Link';
import { Spacer } from '@plumbline/ui/Spacer';
import { SheetModes } from '../takeoff/SheetModes.tsx';
import { compareMessages } from './messages.ts';

interface Props {
  estimationId: string;
  name: string;
  /** Sheet that the other views open. */
  page: PlanPage | undefined;
}

/** Top bar of the sheet comparison: estimation name and views. */
export function CompareBar({ estimationId: uuid, name, page }: Props) {
  const profile = useProfile();
  return (
    <Inline gap={8} isFullWidth stacksOnPhone>
      <Inline gap={8}>
        <Link
          href={href('estimation-tool-overview', { uuid })}
          aria-label={compareMessages.backToPlans(name)}
        >
          <BrandMark size={28} showName={false} />
        </Link>
        <Link href={href('estimation-view', { uuid })} tone="muted" size="small" truncates>
          {name}
        </Link>
        {profile?.demo && <DemoPill />}
      </Inline>
      <Spacer />
      <SheetModes estimationId={uuid} mode="compare" page={page} />
      <Spacer />
    </Inline>
  );
}
