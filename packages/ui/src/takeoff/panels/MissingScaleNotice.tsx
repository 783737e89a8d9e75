import { TriangleAlert } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type { ConditionTotal } from '../canvas/figures.ts';
import type { CanvasMeasure } from '../types.ts';
import { takeoffConditionsMessages } from './ConditionsPanel.messages.ts';
import * as styles from './ConditionsPanel.css.ts';
import type { ProjectTotal } from './workspaceTypes.ts';

interface WithoutScaleProps {
  /** Measures on this page without a scale. */
  measures: () => readonly CanvasMeasure[];
  /** Quantity on this page, if the page scope is shown. */
  total: ConditionTotal | undefined;
  /** Counts on all pages, if the project scope is shown. */
  pages: ProjectTotal['withoutScale'] | undefined;
  onShow: (measures: readonly CanvasMeasure[]) => void;
  onPage: (uuid: string) => void;
}

/** Notice of a condition's measures without a scale, with links to them. */
export function MissingScaleNotice({ measures, total, pages = [], onShow, onPage }: WithoutScaleProps) {
  const messages = useMessages('takeoffConditions', takeoffConditionsMessages);
  const { locale } = useLocale();
  const shown = (count: number) => new Intl.NumberFormat(locale).format(count);
  const count = total?.withoutScale ?? pages.reduce((sum, each) => sum + each.count, 0);
  if (count === 0) return null;
  return (
    <div className={styles.lackingBody}>
      <span className={styles.lacking}>
        <Icon icon={TriangleAlert} size={14} />
      </span>
      <span className={styles.lackingText}>
        {total && !total.calibrated
          ? messages.inPoints(count, shown(count))
          : messages.countNothing(count, shown(count))}
      </span>
      {total ? (
        <Button size="sm" onPress={() => onShow(measures())}>
          {messages.showThem(count)}
        </Button>
      ) : (
        pages.map((each) => (
          <Button key={each.pageId} size="sm" onPress={() => onPage(each.pageId)}>
            {messages.onPage(each.page, shown(each.count))}
          </Button>
        ))
      )}
    </div>
  );
}
