import type { ChoiceOption } from './CheckboxGroup.tsx';

/** Options of the choice stories. */
export const trades: ChoiceOption[] = [
  { id: 'framing', label: 'Framing' },
  { id: 'drywall', label: 'Drywall' },
  { id: 'act', label: 'Acoustical ceilings', description: 'Grid and tile.' },
];

export const tradesInArabic: ChoiceOption[] = [
  { id: 'framing', label: 'الهياكل المعدنية' },
  { id: 'drywall', label: 'ألواح الجبس' },
  { id: 'act', label: 'الأسقف الصوتية', description: 'الشبكة والبلاطات.' },
];

export const longTrades: ChoiceOption[] = [
  {
    id: 'framing',
    label: 'Structural and light-gauge metal framing of exterior walls, shafts and soffits',
    description: 'With deflection track at every head-of-wall, as the addendum of October 14 has it.',
  },
  { id: 'drywall', label: 'Deckenabhängungskonstruktionsplanungsunterlagen' },
];
