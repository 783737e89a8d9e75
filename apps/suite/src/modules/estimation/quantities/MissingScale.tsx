import type { Quantity } from '@plumbline/api';
import { quantityTree } from '@plumbline/estimating';
import { Banner } from '@plumbline/ui/Banner';
import { LinksCell } from '@plumbline/ui/WorksheetCells';
import { useMemo } from 'react';
import {} from './quantity-text.ts';
import { scopeHref } from './sheet-scope.ts';
import { measuresText } from '../measures-text.ts';
import { quantitiesMessages } from './messages.ts';

/** Banner that lists the sheets with measures not counted because the sheet has no scale. */
export function WithoutScale({
  estimation,
  quantities,
}: {
  estimation: string;
  quantities: readonly Quantity[];
}) {
  const pages = useMemo(
    () =>
      quantityTree(
        quantities.filter(({ without_scale }) => without_scale > 0),
        'page',
      ),
    [quantities],
  );
  if (pages.length === 0) return null;
  const count = pages.reduce((sum, { without_scale }) => sum + without_scale, 0);
  return (
    <Banner tone="warn" isAtEdge>
      {quantitiesMessages.unscaledNotice(measuresText(count), count)}
      <LinksCell
        links={pages.map(({ first }) => ({
          label: first.page_name,
          href: scopeHref(estimation, first, {}),
        }))}
      />
    </Banner>
  );
}
