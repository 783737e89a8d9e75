import { useEffect, useRef, useState } from 'react';
import { drawnMarkKinds, type DrawnMarkKind } from '@plumbline/estimating';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { takeoffMarksMessages } from '../canvas/PlanMark.messages.ts';
import { toolKeys } from '../tools/keyboard.ts';
import { takeoffToolsMessages } from '../tools/tools.messages.ts';
import type { ToolId } from '../types.ts';
import { toolIcons } from './toolIcons.ts';

type MarkChoice = DrawnMarkKind | 'legend';
const choices: readonly MarkChoice[] = [...drawnMarkKinds, 'legend'];
const kindOf = (tool: ToolId): MarkChoice | undefined => choices.find((kind) => kind === tool);

/** Tools that draw clouds, arrows, highlights, dimensions, callouts and the legend, behind one button with the last one's icon. */
export function DrawnMarksButton({ tool, onTool }: { tool: ToolId; onTool: (tool: ToolId) => void }) {
  const messages = useMessages('takeoffMarks', takeoffMarksMessages);
  const names = useMessages('takeoffTools', takeoffToolsMessages);
  const [last, setLast] = useState<MarkChoice>('cloud');
  const [isOpen, setOpen] = useState(false);
  const chosen = useRef<MarkChoice>(null);
  // After the menu is closed, which returns the focus to its button: the tool gives it to the sheet.
  useEffect(() => {
    const kind = chosen.current;
    chosen.current = null;
    if (!isOpen && kind) onTool(kind);
  }, [isOpen, onTool]);
  const active = kindOf(tool);
  if (active && active !== last) setLast(active);
  return (
    <Menu
      label={messages.drawnMarks}
      placement="end top"
      isOpen={isOpen}
      onOpenChange={setOpen}
      items={choices.map((kind) => ({
        id: kind,
        label: names[kind],
        icon: toolIcons[kind],
        shortcut: toolKeys[kind],
        onAction: () => void (chosen.current = kind),
      }))}
      trigger={
        <IconButton
          icon={toolIcons[active ?? last]}
          label={messages.drawnMarks}
          isSelected={active !== undefined}
          tooltipPlacement="end"
        />
      }
    />
  );
}
