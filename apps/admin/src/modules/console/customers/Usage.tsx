import { Consumption } from '@plumbline/account/billing/Consumption';
import { Section } from '@plumbline/ui/RecordLayout';
import { CustomerPage } from './Customer.tsx';
import { customersMessages } from './messages.ts';

/** Users and modules in use, compared with the plan. */
export default function Usage() {
  return (
    <CustomerPage current="usage">
      {({ consumption, plan }) => (
        <Section title={customersMessages.usage}>
          <Consumption {...consumption} hasPlan={plan !== ''} whose="the company" />
        </Section>
      )}
    </CustomerPage>
  );
}
