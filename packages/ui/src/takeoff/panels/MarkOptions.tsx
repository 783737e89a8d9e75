import { ChevronDown } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { takeoffPinsMessages } from '../canvas/Pins.messages.ts';
import { takeoffMarksMessages } from '../canvas/PlanMark.messages.ts';
import { takeoffToolsMessages } from '../tools/tools.messages.ts';
import type { PlanMarkType } from '../types.ts';
import { takeoffOptionsMessages } from './OptionsBar.messages.ts';
import * as styles from './OptionsBar.css.ts';
import type { StampControls } from './workspaceTypes.ts';

/** Options of the mark and comment tools. */
export function MarkOptions({
  tool,
  stamps,
}: {
  tool: PlanMarkType | 'pin';
  stamps?: StampControls | undefined;
}) {
  const options = useMessages('takeoffOptions', takeoffOptionsMessages);
  const tools = useMessages('takeoffTools', takeoffToolsMessages);
  const messages = useMessages('takeoffMarks', takeoffMarksMessages);
  const pins = useMessages('takeoffPins', takeoffPinsMessages);
  const chosen = stamps?.list.find(({ uuid }) => uuid === stamps.activeId);
  const hints = {
    text: messages.textHint,
    link: messages.linkHint,
    image: messages.imageHint,
    stamp: messages.stampHint,
    cloud: messages.cloudHint,
    arrow: messages.arrowHint,
    highlight: messages.highlightHint,
    dimension: messages.dimensionHint,
    callout: messages.calloutHint,
    legend: messages.legendHint,
    pin: pins.hint,
  };
  return (
    <div className={styles.options} role="group" aria-label={options.label(tools[tool])}>
      {tool === 'stamp' && stamps && stamps.list.length > 0 && (
        <Menu
          label={messages.stamps}
          placement="bottom start"
          items={[
            {
              id: 'stamps',
              selectionMode: 'single',
              selectedIds: chosen ? [chosen.uuid] : [],
              onSelectionChange: ([uuid]) => uuid && stamps.onActive(uuid),
              items: stamps.list.map(({ uuid, name }) => ({ id: uuid, label: name })),
            },
            ...(stamps.configureHref
              ? ([
                  'separator',
                  { id: 'configure', label: messages.configure, href: stamps.configureHref },
                ] as const)
              : []),
          ]}
          trigger={
            <Button variant="ghost" size="sm" iconAfter={ChevronDown}>
              {chosen?.name ?? messages.chooseStamp}
            </Button>
          }
        />
      )}
      {tool === 'stamp' && stamps?.list.length === 0 && (
        <>
          <span className={styles.field}>{messages.noStamps}</span>
          {stamps.configureHref && (
            <Button size="sm" href={stamps.configureHref}>
              {messages.configure}
            </Button>
          )}
        </>
      )}
      {(tool !== 'stamp' || chosen) && <span className={styles.field}>{hints[tool]}</span>}
    </div>
  );
}
