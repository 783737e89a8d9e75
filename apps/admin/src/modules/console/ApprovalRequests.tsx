import { RequestList, states } from './PartnerRequests.tsx';
import { consoleMessages } from './messages.ts';

/** Lists partner requests that wait for a decision. */
export default function ApprovalRequests() {
  return (
    <RequestList
      title={consoleMessages.approvalRequests}
      preferenceKey="approval-requests"
      views={states.filter(({ id }) => id === 'waiting')}
      empty={consoleMessages.approvalRequestsEmpty}
    />
  );
}
