import { RequestList, states } from './PartnerRequests.tsx';

/** Lists partner requests that wait for a decision. */
export default function ApprovalRequests() {
  return (
    <RequestList
      title="Approval requests"
      preferenceKey="approval-requests"
      views={states.filter(({ id }) => id === 'waiting')}
      empty="No requests are waiting for a decision."
    />
  );
}
