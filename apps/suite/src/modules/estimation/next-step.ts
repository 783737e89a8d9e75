import type { Estimate, Estimation } from '@plumbline/api';
import { href } from '@plumbline/app-kit';
import { CalculatorIcon, FilePlusIcon, RulerIcon, UploadIcon, type IconType } from '@plumbline/ui/icons';

export interface NextStep {
  tone: 'info' | 'warn' | 'ok';
  title: string;
  text: string;
  label: string;
  icon: IconType;
  /** Link target; without one, the action creates a quote. */
  to?: string;
}

/** Suggested next step of an estimation. */
export function nextStep(row: Estimation, estimate: Estimate): NextStep | undefined {
  const { uuid } = row;
  const plans = href('estimation-tool-overview', { uuid });
  const sheet = href('estimation-estimate', { uuid });
  if (!row.plans) {
    return {
      tone: 'info',
      title: 'Upload the plans',
      text: 'Upload the plan set as a PDF. Each page becomes a sheet you can measure.',
      label: 'Upload plan set',
      icon: UploadIcon,
      to: plans,
    };
  }
  const bad = (words: string) => estimate.checks.find((check) => check.text.includes(words));
  const scale = bad('no scale');
  if (scale) {
    return {
      tone: 'warn',
      title: 'Set the scale of these sheets',
      text: `${scale.text}.`,
      label: 'Open plans',
      icon: RulerIcon,
      to: plans,
    };
  }
  if (!row.measures) {
    return {
      tone: 'info',
      title: 'Measure the plans',
      text: 'Draw the work included in the bid. Quantities, cost and price are calculated from it.',
      label: 'Open plans',
      icon: RulerIcon,
      to: plans,
    };
  }
  const unmeasured = bad('not measured yet');
  if (unmeasured) {
    return {
      tone: 'info',
      title: 'Finish the take-off',
      text: `${unmeasured.text}.`,
      label: 'Open plans',
      icon: RulerIcon,
      to: plans,
    };
  }
  const open = estimate.checks.find((check) => check.tone !== 'ok');
  if (open) {
    return {
      tone: 'warn',
      title: 'Check the estimate before quoting',
      text: `${open.text}.`,
      label: 'Open estimate',
      icon: CalculatorIcon,
      to: sheet,
    };
  }
  if (!row.quotes) {
    return {
      tone: 'ok',
      title: 'Ready to quote',
      text: 'All conditions are measured and priced.',
      label: 'Create quote',
      icon: FilePlusIcon,
    };
  }
  return undefined;
}
