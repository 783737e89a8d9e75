import { RequestList, states } from './PartnerRequests.tsx';

/** What was decided about requests, by whom and when. */
export default function ApprovalHistory() {
  return (
    <RequestList
      title="Approval history"
      preferenceKey="approval-history"
      views={states.filter(({ id }) => id !== 'waiting')}
      empty="A request appears here once somebody has approved or declined it."
    />
  );
}
