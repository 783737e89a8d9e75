import type { ReactNode } from 'react';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { BrandMark } from '../../components/Brand/BrandMark.tsx';
import * as styles from './AppFrame.css.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { appFrameMessages } from './AppFrame.messages.ts';

export interface BrandLinkProps {
  brand: string;
  href: string;
  /** Logo instead of the default. */
  mark: ReactNode;
}

/** Logo and product name as a link to the home page. */
export function BrandLink({ brand, href, mark }: BrandLinkProps) {
  const messages = useMessages('appFrame', appFrameMessages);
  return (
    <Anchor href={href} className={styles.brand} aria-label={messages.home(brand)}>
      <span aria-hidden className={styles.brandMark}>
        {mark ?? <BrandMark showName={false} />}
      </span>
      <span className={styles.brandName}>{brand}</span>
    </Anchor>
  );
}
