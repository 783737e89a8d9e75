import { useMemo } from 'react';
import { useLocale } from '../../locale.tsx';
import { useWords } from '../../messages/useMessages.ts';
import { takeoffAlikeWords } from '../symbol-search/SymbolSearchBar.messages.ts';
import { takeoffSnapWords } from '../snapping/snap.messages.ts';
import { takeoffCommandsWords } from '../store/commands.messages.ts';
import type { EngineWords } from './engineWords.ts';
import { takeoffFiguresWords } from './figures.messages.ts';
import { takeoffMarksWords } from './PlanMark.messages.ts';
import { takeoffCanvasWords } from './TakeoffCanvas.messages.ts';

/** The words for an engine, with what the app has put in their place. */
export function useEngineWords(): EngineWords {
  const alike = useWords('takeoffAlike', takeoffAlikeWords);
  const canvas = useWords('takeoffCanvas', takeoffCanvasWords);
  const commands = useWords('takeoffCommands', takeoffCommandsWords);
  const figures = useWords('takeoffFigures', takeoffFiguresWords);
  const marks = useWords('takeoffMarks', takeoffMarksWords);
  const snap = useWords('takeoffSnap', takeoffSnapWords);
  const { locale } = useLocale();
  return useMemo(() => {
    // Made once they are needed: the first ones cost ten milliseconds in which the sheet could be on its way.
    let number: Intl.NumberFormat | undefined;
    let share: Intl.NumberFormat | undefined;
    return {
      alike,
      canvas,
      commands,
      figures,
      marks,
      snap,
      whole: (count) => (number ??= new Intl.NumberFormat(locale)).format(count),
      // Rounded down: nothing is wholly alike but what is.
      percent: (part) =>
        (share ??= new Intl.NumberFormat(locale, { style: 'percent' })).format(Math.floor(part * 100) / 100),
    };
  }, [alike, canvas, commands, figures, marks, snap, locale]);
}
