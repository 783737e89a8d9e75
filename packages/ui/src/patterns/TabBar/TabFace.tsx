import { Icon } from '../../components/Icon/Icon.tsx';
import type { OpenTab } from './openTab.ts';
import * as styles from './TabBar.css.ts';

interface TabFaceProps {
  tab: OpenTab;
}

/** Content of a tab. */
export function TabFace({ tab }: TabFaceProps) {
  return (
    <>
      {tab.icon && (
        <span className={styles.glyph}>
          <Icon icon={tab.icon} />
        </span>
      )}
      <span className={styles.label} title={tab.label}>
        {tab.label}
      </span>
    </>
  );
}
