import type { Estimate, Estimation } from '@plumbline/api';
import { href } from '@plumbline/app-kit';
import { CalculatorIcon, FilePlusIcon, RulerIcon, UploadIcon, type IconType } from '@plumbline/ui/icons';

export interface NextStep {
  tone: 'info' | 'warn' | 'ok';
  title: string;
  text: string;
  label: string;
  icon: IconType;
  /** Where it leads; without one it makes a quote. */
  to?: string;
}

/** The one thing that brings this estimation forward. */
export function nextStep(row: Estimation, estimate: Estimate): NextStep | undefined {
  const { uuid } = row;
  const plans = href('estimation-tool-overview', { uuid });
  const sheet = href('estimation-estimate', { uuid });
  if (!row.plans) {
    return {
      tone: 'info',
      title: 'Begin with the plans',
      text: 'Upload the plan set as a PDF. Its sheets become pages to measure on.',
      label: 'Upload a plan set',
      icon: UploadIcon,
      to: plans,
    };
  }
  const bad = (words: string) => estimate.checks.find((check) => check.text.includes(words));
  const scale = bad('no scale');
  if (scale) {
    return {
      tone: 'warn',
      title: 'Give these sheets a scale',
      text: `${scale.text}.`,
      label: 'Open the plans',
      icon: RulerIcon,
      to: plans,
    };
  }
  if (!row.measures) {
    return {
      tone: 'info',
      title: 'Measure the plans',
      text: 'Draw what the bid takes in. Quantities, cost and price follow from it.',
      label: 'Open the plans',
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
      label: 'Open the plans',
      icon: RulerIcon,
      to: plans,
    };
  }
  const open = estimate.checks.find((check) => check.tone !== 'ok');
  if (open) {
    return {
      tone: 'warn',
      title: 'Look at the estimate before it goes out',
      text: `${open.text}.`,
      label: 'Open the estimate',
      icon: CalculatorIcon,
      to: sheet,
    };
  }
  if (!row.quotes) {
    return {
      tone: 'ok',
      title: 'Ready to quote',
      text: 'Everything is measured and priced.',
      label: 'Create quote',
      icon: FilePlusIcon,
    };
  }
  return undefined;
}
