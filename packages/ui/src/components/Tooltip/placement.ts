export type TipPlacement = 'top' | 'bottom' | 'start' | 'end';
