import type { ReactNode } from 'react';
import { Keyboard, Layers, MessagesSquare, PanelLeft } from 'lucide-react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { takeoffPinsMessages } from '../canvas/Pins.messages.ts';
import { toolKeys } from '../tools/keyboard.ts';
import { takeoffToolsMessages } from '../tools/tools.messages.ts';
import type { ToolId } from '../types.ts';
import { toolIcons } from './toolIcons.ts';
import { takeoffWorkspaceMessages } from './TakeoffWorkspace.messages.ts';
import { DrawnMarksButton } from './DrawnMarksButton.tsx';
import * as styles from './ToolRail.css.ts';
import { GroupsButton } from './GroupsPanel.tsx';
import { LayersButton } from './LayersPanel.tsx';
import type { GroupControls, LayerControls, PinControls, RailTool } from './workspaceTypes.ts';

const groups: readonly (readonly ToolId[])[] = [
  ['select', 'pan'],
  [
    'linear',
    'linear_drop',
    'pitched_linear',
    'area',
    'cutout',
    'find-room',
    'pitched_area',
    'count',
    'surface_area',
    'volume_2d',
    'volume_3d',
    'spiral_area',
  ],
];

const markTools: readonly ToolId[] = ['text', 'stamp', 'link'];
const imageTools: readonly ToolId[] = ['image'];

interface ToolRailProps {
  tool: ToolId;
  onTool: (tool: ToolId) => void;
  isReadOnly: boolean;
  extra: readonly RailTool[];
  /** Shows the tools for notes, stamps and links. */
  hasMarks?: boolean;
  /** Shows the image tool. */
  hasImages?: boolean;
  pins?: PinControls | undefined;
  layers?: LayerControls | undefined;
  typicalGroups?: GroupControls | undefined;
  /** Button of the scales panel. */
  scales?: ReactNode;
  onHelp: () => void;
  /** Opens the pages; present if panels are sheets. */
  onPages?: (() => void) | undefined;
  onConditions?: (() => void) | undefined;
}

/** Tool rail. */
export function ToolRail({
  tool,
  onTool,
  isReadOnly,
  extra,
  hasMarks,
  hasImages,
  pins,
  layers,
  typicalGroups,
  scales,
  onHelp,
  onPages,
  onConditions,
}: ToolRailProps) {
  const messages = useMessages('takeoffWorkspace', takeoffWorkspaceMessages);
  const toolNames = useMessages('takeoffTools', takeoffToolsMessages);
  const pinMessages = useMessages('takeoffPins', takeoffPinsMessages);
  const own: readonly ToolId[] = [
    ...(hasMarks && !isReadOnly ? markTools : []),
    ...(hasImages && !isReadOnly ? imageTools : []),
    ...(pins?.onPlace ? (['pin'] as const) : []),
  ];
  const shown = [...(isReadOnly ? groups.slice(0, 1) : groups), ...(own.length > 0 ? [own] : [])];
  return (
    <section className={styles.rail} aria-label={messages.tools}>
      {onPages && (
        <IconButton
          icon={PanelLeft}
          isDirectional
          label={messages.pages}
          tooltipPlacement="end"
          onPress={onPages}
        />
      )}
      {onConditions && (
        <IconButton icon={Layers} label={messages.conditions} tooltipPlacement="end" onPress={onConditions} />
      )}
      {onConditions && pins && (
        <IconButton
          icon={MessagesSquare}
          label={pinMessages.title}
          tooltipPlacement="end"
          onPress={() => pins.onPanelOpen(true)}
        />
      )}
      {(onPages ?? onConditions) && <div className={styles.railLine} />}
      {shown.map((group, i) => [
        i > 0 && <div key={`line${i}`} className={styles.railLine} />,
        ...group.map((id) => (
          <IconButton
            key={id}
            icon={toolIcons[id]}
            label={toolNames[id]}
            shortcut={toolKeys[id]}
            isSelected={tool === id}
            tooltipPlacement="end"
            onPress={() => onTool(id)}
          />
        )),
      ])}
      {hasMarks && !isReadOnly && <DrawnMarksButton tool={tool} onTool={onTool} />}
      {extra.length > 0 && <div className={styles.railLine} />}
      {extra.map((item) => (
        <IconButton
          key={item.id}
          icon={item.icon}
          label={item.label}
          {...(item.shortcut ? { shortcut: item.shortcut } : {})}
          {...(item.isSelected === undefined ? {} : { isSelected: item.isSelected })}
          tooltipPlacement="end"
          onPress={item.onPress}
        />
      ))}
      <div className={styles.railEnd} />
      {typicalGroups && <GroupsButton controls={typicalGroups} />}
      {layers && <LayersButton controls={layers} />}
      {scales}
      {!isReadOnly && (
        <IconButton
          icon={toolIcons.calibrate}
          label={toolNames.calibrate}
          shortcut={toolKeys.calibrate}
          isSelected={tool === 'calibrate'}
          tooltipPlacement="end"
          onPress={() => onTool('calibrate')}
        />
      )}
      <IconButton
        icon={Keyboard}
        label={messages.shortcuts}
        shortcut="?"
        tooltipPlacement="end"
        onPress={onHelp}
      />
    </section>
  );
}
