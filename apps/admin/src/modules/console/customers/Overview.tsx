import { PlanFacts } from '@plumbline/account/billing/PlanFacts';
import { DateText } from '@plumbline/ui/DateText';
import { DescriptionList } from '@plumbline/ui/DescriptionList';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { Money } from '@plumbline/ui/Money';
import { Section } from '@plumbline/ui/RecordLayout';
import { CustomerPage } from './Customer.tsx';
import { customersMessages } from './messages.ts';

/** Plan, add-on modules and key data of a customer. */
export default function Overview() {
  return (
    <CustomerPage current="dashboard">
      {(customer) => (
        <>
          <Section title={customersMessages.plan}>
            <PlanFacts subscription={customer} />
          </Section>
          <Section title={customersMessages.addOnModules}>
            {customer.add_ons.length > 0 ? (
              <DescriptionList
                items={customer.add_ons.map(({ module, price, bought_at, charged_from }) => ({
                  term: module.charAt(0).toUpperCase() + module.slice(1),
                  value: <Money value={price} />,
                  note: charged_from ? (
                    <>
                      per month, charged since <DateText value={charged_from} />
                    </>
                  ) : (
                    <>
                      per month, purchased <DateText value={bought_at} />, not charged until available
                    </>
                  ),
                }))}
              />
            ) : (
              <EmptyState size="sm" title={customersMessages.noAddOnModulesYet}>
                {customersMessages.addOnModulesEmpty}
              </EmptyState>
            )}
          </Section>
          <Section title={customersMessages.customer}>
            <DescriptionList
              items={[
                { term: customersMessages.accountId, value: customer.uuid },
                { term: customersMessages.customerSince, value: <DateText value={customer.createdAt} /> },
                { term: 'Partner', value: customer.partner_name || 'None' },
              ]}
            />
          </Section>
        </>
      )}
    </CustomerPage>
  );
}
