export { ApprovalSteps, type ApprovalStepsProps } from '../src/components/ApprovalSteps/ApprovalSteps.tsx';
export {
  approvalProgress,
  stepProgress,
  type ApprovalDecision,
  type ApprovalProgress,
  type ApprovalState,
  type ApprovalStep,
  type Approver,
  type StepProgress,
} from '../src/components/ApprovalSteps/approvalProgress.ts';
