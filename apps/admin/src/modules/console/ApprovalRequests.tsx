import { RequestList, states } from './PartnerRequests.tsx';

/** Requests that wait for a decision. */
export default function ApprovalRequests() {
  return (
    <RequestList
      title="Approval requests"
      preferenceKey="approval-requests"
      views={states.filter(({ id }) => id === 'waiting')}
      empty="Nothing waits for a decision."
    />
  );
}
