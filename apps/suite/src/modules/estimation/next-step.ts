import type { Estimate, Estimation } from '@plumbline/api';
import { href } from '@plumbline/app-kit';
import { CalculatorIcon, FilePlusIcon, RulerIcon, UploadIcon, type IconType } from '@plumbline/ui/icons';
import { estimationMessages } from './messages.ts';
import { nextTakeoffStep } from './next-takeoff-step.ts';

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
  const step = nextTakeoffStep(row);
  if (step === 'upload') {
    return {
      tone: 'info',
      title: estimationMessages.uploadThePlans,
      text: estimationMessages.uploadPlansDescription,
      label: estimationMessages.uploadPlanSet,
      icon: UploadIcon,
      to: plans,
    };
  }
  const bad = (text: string) => estimate.checks.find((check) => check.text.includes(text));
  const scale = bad('no scale');
  if (scale) {
    return {
      tone: 'warn',
      title: estimationMessages.setScaleTitle,
      text: `${scale.text}.`,
      label: estimationMessages.openPlans,
      icon: RulerIcon,
      to: plans,
    };
  }
  if (step === 'measure') {
    return {
      tone: 'info',
      title: estimationMessages.measureThePlans,
      text: estimationMessages.measurePlansDescription,
      label: estimationMessages.openPlans,
      icon: RulerIcon,
      to: plans,
    };
  }
  const unmeasured = bad('not measured yet');
  if (unmeasured) {
    return {
      tone: 'info',
      title: estimationMessages.finishTheTakeOff,
      text: `${unmeasured.text}.`,
      label: estimationMessages.openPlans,
      icon: RulerIcon,
      to: plans,
    };
  }
  const open = estimate.checks.find((check) => check.tone !== 'ok');
  if (open) {
    return {
      tone: 'warn',
      title: estimationMessages.checkEstimateTitle,
      text: `${open.text}.`,
      label: estimationMessages.openEstimate,
      icon: CalculatorIcon,
      to: sheet,
    };
  }
  if (!row.quotes) {
    return {
      tone: 'ok',
      title: estimationMessages.readyToQuote,
      text: estimationMessages.readyToQuoteDescription,
      label: estimationMessages.createQuote,
      icon: FilePlusIcon,
    };
  }
  return undefined;
}
