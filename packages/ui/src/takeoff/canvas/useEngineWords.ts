import { useMemo } from 'react';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { symbolSearchWords } from '../symbol-search/SymbolSearchBar.messages.ts';
import { takeoffSnapWords } from '../snapping/snap.messages.ts';
import { takeoffCommandsWords } from '../store/commands.messages.ts';
import type { EngineWords } from './engineWords.ts';
import { takeoffFiguresWords } from './figures.messages.ts';
import { takeoffMarksWords } from './PlanMark.messages.ts';
import { takeoffCanvasWords } from './TakeoffCanvas.messages.ts';

/** Messages of the engine with the app's overrides. */
export function useEngineWords(): EngineWords {
  const alike = useMessages('takeoffAlike', symbolSearchWords);
  const canvas = useMessages('takeoffCanvas', takeoffCanvasWords);
  const commands = useMessages('takeoffCommands', takeoffCommandsWords);
  const figures = useMessages('takeoffFigures', takeoffFiguresWords);
  const marks = useMessages('takeoffMarks', takeoffMarksWords);
  const snap = useMessages('takeoffSnap', takeoffSnapWords);
  const { locale } = useLocale();
  return useMemo(() => {
    // Created lazily, because the first formatter takes 10 ms and would delay loading the sheet.
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
      // Rounded down, so that 100% means identical.
      percent: (part) =>
        (share ??= new Intl.NumberFormat(locale, { style: 'percent' })).format(Math.floor(part * 100) / 100),
    };
  }, [alike, canvas, commands, figures, marks, snap, locale]);
}
