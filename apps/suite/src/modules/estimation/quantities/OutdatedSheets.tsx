import { quantityTree } from '@plumbline/estimating';
import { Drawer } from '@plumbline/ui/Drawer';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { useCallback, useMemo } from 'react';
import { figureText, nameOf, type Node } from './quantity-text.ts';
import { QuantityTable } from './QuantityTable.tsx';
import { scopeHref } from './sheet-scope.ts';
import { measuresText } from '../measures-text.ts';
import { quantitiesMessages } from './messages.ts';

/** Drawer that lists the sheets a quantity was measured on. */
export function SheetsBehind({
  estimation,
  node,
  onClose,
}: {
  estimation: string;
  node: Node;
  onClose: () => void;
}) {
  const pages = useMemo(() => quantityTree(node.parts, 'page'), [node]);
  const hrefOf = useCallback(
    (page: Node) => scopeHref(estimation, page.first, node.scope),
    [estimation, node.scope],
  );
  return (
    <Drawer isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={nameOf(node)}>
      <Stack gap={12}>
        <Text tone="muted">
          {quantitiesMessages.outdatedSheetsSummary(
            figureText(node),
            measuresText(node.measures),
            pages.length,
          )}
        </Text>
        <QuantityTable
          label={quantitiesMessages.sheets}
          heading={quantitiesMessages.sheet}
          nodes={pages}
          hrefOf={hrefOf}
          isBrief
        />
      </Stack>
    </Drawer>
  );
}
