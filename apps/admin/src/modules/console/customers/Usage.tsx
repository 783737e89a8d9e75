import { Consumption } from '@plumbline/account/billing/Consumption';
import { Section } from '@plumbline/ui/RecordLayout';
import { CustomerPage } from './Customer.tsx';

/** People and modules in use, of what the customer has. */
export default function Usage() {
  return (
    <CustomerPage current="usage">
      {({ consumption, plan }) => (
        <Section title="In use">
          <Consumption {...consumption} hasPlan={plan !== ''} whose="the company" />
        </Section>
      )}
    </CustomerPage>
  );
}
