import type { OpportunityChoice, OpportunityPlan, Quote } from '@plumbline/api';
import { useQuotesPreviewOpportunity } from '@plumbline/api/hooks/estimation';
import type { FormField, FormSection } from '@plumbline/app-kit/form/FormDrawer';
import { formatMoney } from '@plumbline/ui/format';
import { quotesMessages } from './messages.ts';

/** Changes of the opportunity that are chosen in a form. */
export type ChosenChanges = Required<OpportunityChoice>;

/** Changes that a quote offers for its opportunity; undefined while loading and without an opportunity. */
export function useOpportunityPlan(
  { estimation_id, uuid }: Pick<Quote, 'estimation_id' | 'uuid'>,
  event: 'sent' | 'accepted',
  enabled = true,
): { plan: OpportunityPlan | undefined; reload: () => void } {
  const { data, mutate } = useQuotesPreviewOpportunity(estimation_id, uuid, { event }, { swr: { enabled } });
  return { plan: data?.data.opportunity, reload: () => void mutate() };
}

/** Choices that a form begins with. A bidder's price becomes the amount of the opportunity only on request. */
export const initialChanges = ({ bidder_id }: Pick<Quote, 'bidder_id'>): ChosenChanges => ({
  moves_stage: true,
  takes_amount: !bidder_id,
});

/** Switches for the changes that a plan allows. */
const opportunityFields = (plan: OpportunityPlan | undefined): FormField<ChosenChanges>[] => [
  ...(plan?.stage.to
    ? [
        {
          name: 'moves_stage' as const,
          label: quotesMessages.moveOpportunity(plan.stage.to),
          kind: 'switch' as const,
          wide: true,
        },
      ]
    : []),
  ...(plan?.amount.to
    ? [
        {
          name: 'takes_amount' as const,
          label: quotesMessages.takeAmount(formatMoney(plan.amount.from), formatMoney(plan.amount.to)),
          kind: 'switch' as const,
          wide: true,
        },
      ]
    : []),
];

/** Section of a form with the switches of a plan; none if the opportunity stays as it is. */
export function opportunitySection(plan: OpportunityPlan | undefined): FormSection<ChosenChanges>[] {
  const fields = opportunityFields(plan);
  return fields.length > 0 ? [{ title: quotesMessages.opportunity, fields }] : [];
}

/** Body part of a call with the choices that the plan allows. */
export const chosenChanges = (
  plan: OpportunityPlan | undefined,
  { moves_stage, takes_amount }: ChosenChanges,
): { opportunity?: OpportunityChoice } =>
  plan
    ? {
        opportunity: {
          ...(plan.stage.to ? { moves_stage } : {}),
          ...(plan.amount.to ? { takes_amount } : {}),
        },
      }
    : {};
