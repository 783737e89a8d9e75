import type { ReactNode } from 'react';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { takeoffPinsWords } from '../canvas/Pins.messages.ts';
import { takeoffWorkspaceWords } from './TakeoffWorkspace.messages.ts';
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
  const words = useMessages('takeoffWorkspace', takeoffWorkspaceWords);
  const pinWords = useMessages('takeoffPins', takeoffPinsWords);
  return (
    <>
      <Drawer
        isOpen={open === 'pages'}
        onOpenChange={(isOpen) => onOpen(isOpen ? 'pages' : null)}
        title={words.pages}
        side="start"
        width={450}
        flush
      >
        {pages}
      </Drawer>
      <Drawer
        isOpen={open === 'conditions'}
        onOpenChange={(isOpen) => onOpen(isOpen ? 'conditions' : null)}
        title={words.conditions}
        width={450}
        flush
      >
        {conditions}
      </Drawer>
      {pins && (
        <Drawer
          isOpen={pins.isPanelOpen}
          onOpenChange={pins.onPanelOpen}
          title={pinWords.title}
          width={450}
          flush
        >
          {pinsPanel}
        </Drawer>
      )}
    </>
  );
}
