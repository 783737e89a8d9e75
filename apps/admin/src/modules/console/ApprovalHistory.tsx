import { RequestList, states } from './PartnerRequests.tsx';

/** Lists decided partner requests. */
export default function ApprovalHistory() {
  return (
    <RequestList
      title="Approval history"
      preferenceKey="approval-history"
      views={states.filter(({ id }) => id !== 'waiting')}
      empty="Requests appear here after they are approved or declined."
    />
  );
}
