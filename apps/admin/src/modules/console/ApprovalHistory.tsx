import { RequestList, states } from './PartnerRequests.tsx';
import { consoleMessages } from './messages.ts';

/** Lists decided partner requests. */
export default function ApprovalHistory() {
  return (
    <RequestList
      title={consoleMessages.approvalHistory}
      preferenceKey="approval-history"
      views={states.filter(({ id }) => id !== 'waiting')}
      empty={consoleMessages.approvalHistoryEmpty}
    />
  );
}
