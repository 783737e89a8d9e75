import { Blend, ChevronDown, Pencil, RotateCw, SquareArrowOutUpRight } from 'lucide-react';
import type { RefObject } from 'react';
import { markKinds } from '@plumbline/estimating';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { formatShare } from '../../components/Format/formatPercent.ts';
import { Menu } from '../../components/Menu/Menu.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { shapeOf } from '../geometry/shape.ts';
import type { CanvasPlanMark, TakeoffCanvasHandle } from '../types.ts';
import { MarkColorMenu } from './MarkColorMenu.tsx';
import { takeoffSelectionMessages } from './SelectionBar.messages.ts';

interface MarkActionsProps {
  canvas: RefObject<TakeoffCanvasHandle | null>;
  /** Selected marks, without measures among them. */
  marks: readonly CanvasPlanMark[];
  isLocked: boolean;
  onOpenPage?: ((uuid: string) => void) | undefined;
}

/** Opacity options of images. */
const opacities = [1, 0.75, 0.5, 0.25];

/** Actions of selected marks: opacity or color, rotation, page of a link and content. */
export function MarkActions({ canvas, marks, isLocked, onOpenPage }: MarkActionsProps) {
  const messages = useMessages('takeoffSelection', takeoffSelectionMessages);
  const { locale } = useLocale();
  const only = marks.length === 1 ? marks[0] : undefined;
  const pageId = only?.content.pageId;
  const allImages = !isLocked && marks.every(({ type }) => type === 'image');
  const seen = new Set(marks.map(({ content }) => content.opacity ?? 1));
  const [opacity] = seen.size === 1 ? seen : [];
  const percent = (part: number) => formatShare(part, locale);
  return (
    <>
      {allImages && (
        <Menu
          label={messages.opacity}
          placement="bottom start"
          items={[
            {
              id: 'opacity',
              selectionMode: 'single',
              selectedIds: opacity === undefined ? [] : [String(opacity)],
              onSelectionChange: ([chosen]) =>
                chosen !== undefined && canvas.current?.setOpacity(Number(chosen)),
              items: opacities.map((each) => ({ id: String(each), label: percent(each) })),
            },
          ]}
          trigger={
            <Button
              variant="ghost"
              size="sm"
              icon={Blend}
              iconAfter={ChevronDown}
              aria-label={`${messages.opacity}: ${percent(opacity ?? 1)}`}
            >
              {percent(opacity ?? 1)}
            </Button>
          }
        />
      )}
      {marks.every(({ type }) => type !== 'image' && type !== 'legend') && (
        <MarkColorMenu
          marks={marks}
          isDisabled={isLocked}
          onChoose={(color) => canvas.current?.setColor(color)}
        />
      )}
      {marks.every(({ type }) => shapeOf(type) === 'box') && (
        <IconButton
          icon={RotateCw}
          label={messages.turn}
          size="sm"
          isDisabled={isLocked}
          onPress={() => canvas.current?.turnSelected(90)}
        />
      )}
      {pageId && onOpenPage && (
        <Button size="sm" icon={SquareArrowOutUpRight} onPress={() => onOpenPage(pageId)}>
          {messages.openPage}
        </Button>
      )}
      {only && markKinds[only.type].text !== 'none' && (
        <Button
          size="sm"
          icon={Pencil}
          isDisabled={isLocked}
          onPress={() => canvas.current?.editMark(only.uuid)}
        >
          {messages.edit}
        </Button>
      )}
    </>
  );
}
