import { ChevronDown, Palette } from 'lucide-react';
import { markKinds } from '@plumbline/estimating';
import { Button } from '../../components/Button/Button.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type { CanvasPlanMark } from '../types.ts';
import { takeoffMarksMessages } from '../canvas/PlanMark.messages.ts';

/** Colors of marks as CSS hex, each with a contrast of at least 3:1 on paper except yellow, which is for highlights. */
const colors = {
  red: '#c62828',
  orange: '#c2570c',
  yellow: '#f2b705',
  green: '#2e7d32',
  blue: '#1d4ed8',
  violet: '#7a2fa8',
  black: '#141b24',
} as const;
type ColorName = keyof typeof colors;

interface MarkColorMenuProps {
  marks: readonly CanvasPlanMark[];
  isDisabled: boolean;
  /** Called with the color as CSS hex. */
  onChoose: (color: string) => void;
}

/** Color of the selected marks. */
export function MarkColorMenu({ marks, isDisabled, onChoose }: MarkColorMenuProps) {
  const messages = useMessages('takeoffMarks', takeoffMarksMessages);
  const held = new Set(
    marks.map(({ type, content }) => {
      const rules = markKinds[type];
      return content.color ?? ('color' in rules ? rules.color : undefined);
    }),
  );
  const [only] = held.size === 1 ? held : [];
  const names = Object.keys(colors) as ColorName[];
  const chosen = names.find((name) => colors[name] === only);
  return (
    <Menu
      label={messages.color}
      placement="bottom start"
      items={[
        {
          id: 'colors',
          selectionMode: 'single',
          selectedIds: chosen ? [chosen] : [],
          onSelectionChange: ([id]) => {
            const name = names.find((each) => each === id);
            if (name) onChoose(colors[name]);
          },
          items: names.map((name) => ({ id: name, label: messages.colors[name] })),
        },
      ]}
      trigger={
        <Button variant="ghost" size="sm" icon={Palette} iconAfter={ChevronDown} isDisabled={isDisabled}>
          {chosen ? messages.colors[chosen] : messages.color}
        </Button>
      }
    />
  );
}
