import { formatMeasure, formatQuantity } from '../../components/Format/money.ts';
import { formatPercent } from '../../components/Format/formatPercent.ts';

/** Step of a figure's derivation with its running total. Figures are decimal strings. */
export interface DerivationStep {
  /** '' for the first step, '=' for a result. */
  operator: '' | '+' | '−' | '×' | '÷' | '=';
  label: string;
  value: string;
  unit: string;
  runningTotal: string;
  runningUnit: string;
  source?: { label: string; href?: string };
}

/** Formats a figure and its unit for two columns, e.g. `2,914.00` `$`, `8%`, `0.62` `/SF`, `58.8` `h`. */
export function formatStepColumns(value: string, unit: string): { figure: string; unit: string } {
  if (unit === '$') return { figure: formatQuantity(value, 2, 2), unit: '$' };
  if (unit.startsWith('$/'))
    return { figure: formatQuantity(value, 2, 4), unit: unit.slice(1).replace('/HR', '/h') };
  if (unit === '%') return { figure: formatPercent(value, 0, 6), unit: '' };
  if (unit === 'HR') return { figure: formatMeasure(value, 1), unit: 'h' };
  if (unit.startsWith('HR/')) return { figure: formatQuantity(value, 0, 4), unit: `h/${unit.slice(3)}` };
  return { figure: formatMeasure(value), unit };
}

/** Formats a figure with its unit as one text, e.g. `$2,914.00`, `8%`, `$0.62/SF`, `58.8 h`. */
export function formatStepFigure(value: string, unit: string): string {
  const shown = formatStepColumns(value, unit);
  if (shown.unit === '$')
    return shown.figure.startsWith('−') ? `−$${shown.figure.slice(1)}` : `$${shown.figure}`;
  if (unit.startsWith('$/')) return `$${shown.figure}${shown.unit}`;
  return shown.unit ? `${shown.figure} ${shown.unit}` : shown.figure;
}
