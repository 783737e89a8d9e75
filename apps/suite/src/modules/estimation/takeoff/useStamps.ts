import type { Estimation, PlanPage } from '@plumbline/api';
import { usePlanStampsList } from '@plumbline/api/hooks/estimation';
import { href } from '@plumbline/app-kit';
import { useProfile } from '@plumbline/app-kit/session/use-profile';
import { useDecision } from '@plumbline/permissions/react';
import { stampColors } from '@plumbline/ui/TakeoffColors';
import type { StampControls } from '@plumbline/ui/TakeoffWorkspace';
import { useEffect, useState } from 'react';
import { filledStamp } from './stamp-fields.ts';

/** Refresh interval of the stamp time, which shows minutes, in milliseconds. */
const REFRESH_MS = 20_000;

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The company's stamps with their fields filled in for a page. */
export function useStamps(estimation: Estimation | undefined, page: PlanPage): StampControls {
  const mayRead = useDecision({ app: 7, name: 'calculator', type: 'v' });
  const profile = useProfile();
  const { data } = usePlanStampsList({ limit: -1, sort: 'name' }, { swr: { enabled: mayRead.allowed } });
  const [chosen, setChosen] = useState<string | null>(null);
  const now = useNow();
  const facts = {
    now,
    user: { firstname: profile?.firstname ?? '', lastname: profile?.lastname ?? '' },
    estimation: {
      name: estimation?.name ?? '',
      number: estimation?.quote_number ?? '',
      customer: estimation?.customer_name ?? '',
    },
    page: { code: page.page_name, name: page.name },
  };
  const list = (data?.data ?? []).map(({ uuid, name, text, color, image_id }) => ({
    uuid,
    name,
    content: {
      text: filledStamp(text, facts),
      color: stampColors[color] ?? stampColors['Red'] ?? '',
      ...(image_id ? { imageId: image_id } : {}),
    },
  }));
  return {
    list,
    activeId: list.some(({ uuid }) => uuid === chosen) ? chosen : (list[0]?.uuid ?? null),
    onActive: setChosen,
    ...(mayRead.allowed ? { configureHref: href('estimation-stamp') } : {}),
  };
}
