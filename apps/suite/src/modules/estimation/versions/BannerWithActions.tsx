import { Banner, type BannerProps } from '@plumbline/ui/Banner';
import { Inline } from '@plumbline/ui/Inline';
import { Stack } from '@plumbline/ui/Stack';
import { useIsPhone } from '@plumbline/ui/media';
import type { ReactNode } from 'react';

/** Banner below the header with its actions beside the text, or below it on a phone. */
export function BannerWithActions({
  children,
  actions,
  ...banner
}: Omit<BannerProps, 'action' | 'edge'> & { actions: ReactNode }) {
  const isPhone = useIsPhone();
  const row = (
    <Inline gap={8} wraps>
      {actions}
    </Inline>
  );
  return isPhone ? (
    <Banner isAtEdge {...banner}>
      <Stack gap={8}>
        {children}
        {row}
      </Stack>
    </Banner>
  ) : (
    <Banner isAtEdge {...banner} action={row}>
      {children}
    </Banner>
  );
}
