import type { ReactNode } from 'react';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { takeoffPinsMessages } from '../canvas/Pins.messages.ts';
import { takeoffWorkspaceMessages } from './TakeoffWorkspace.messages.ts';
import type { PinControls } from './workspaceTypes.ts';

/** Open panel sheet. */
export type PanelSheet = 'pages' | 'conditions' | null;

interface PanelSheetsProps {
  open: PanelSheet;
  onOpen: (panel: PanelSheet) => void;
  pages: ReactNode;
  conditions: ReactNode;
  pins: PinControls | undefined;
  pinsPanel: ReactNode;
}

/** Panels as sheets over the plan on narrow screens. */
export function PanelSheets({ open, onOpen, pages, conditions, pins, pinsPanel }: PanelSheetsProps) {
  const messages = useMessages('takeoffWorkspace', takeoffWorkspaceMessages);
  const pinMessages = useMessages('takeoffPins', takeoffPinsMessages);
  return (
    <>
      <Drawer
        isOpen={open === 'pages'}
        onOpenChange={(isOpen) => onOpen(isOpen ? 'pages' : null)}
        title={messages.pages}
        side="start"
        width={450}
        isFlush
      >
        {pages}
      </Drawer>
      <Drawer
        isOpen={open === 'conditions'}
        onOpenChange={(isOpen) => onOpen(isOpen ? 'conditions' : null)}
        title={messages.conditions}
        width={450}
        isFlush
      >
        {conditions}
      </Drawer>
      {pins && (
        <Drawer
          isOpen={pins.isPanelOpen}
          onOpenChange={pins.onPanelOpen}
          title={pinMessages.title}
          width={450}
          isFlush
        >
          {pinsPanel}
        </Drawer>
      )}
    </>
  );
}
