import type { CustomerInformation } from '@plumbline/api';
import {
  customerLicensingUpdateInformation,
  customerLicensingReadInformation,
} from '@plumbline/api/hooks/admin';
import { CustomerLicensingUpdateInformationBody } from '@plumbline/api/schemas/admin';
import { addressSection } from '@plumbline/app-kit/form/address-section';
import { FormDrawer, notifySaved } from '@plumbline/app-kit/form/FormDrawer';
import { changedOf, useVersionedSave } from '@plumbline/app-kit/form/use-versioned-save';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { customersMessages } from './messages.ts';

const names = [
  'name',
  'legal_name',
  'tax_id',
  'email',
  'phone',
  'website',
  'street',
  'city',
  'state',
  'zip',
] as const;
type Values = Record<(typeof names)[number], string>;
const schema = CustomerLicensingUpdateInformationBody.omit({ version: true }).required({ name: true });

/** Form of a customer's company details, which the customer also sees in Setup. */
export function InformationForm({ company, onClose }: { company: CustomerInformation; onClose: () => void }) {
  const overwrite = useVersionedSave(company, ({ uuid }) => customerLicensingReadInformation(uuid));
  const refresh = useRevalidate('/ac-api/customer-licensing');
  const initial = Object.fromEntries(names.map((name) => [name, company[name] ?? ''])) as Values;
  return (
    <FormDrawer<Values>
      title={customersMessages.editName(company.name)}
      onClose={onClose}
      schema={schema}
      initial={initial}
      submitLabel={customersMessages.saveCompany}
      submit={async (values) => {
        const changed = changedOf(values, initial);
        if (Object.keys(changed).length === 0) return;
        await overwrite((version) =>
          customerLicensingUpdateInformation(company.uuid, { ...changed, version }),
        );
        notifySaved();
        refresh();
      }}
      sections={[
        {
          fields: [
            { name: 'name', label: customersMessages.company, kind: 'text', isRequired: true },
            { name: 'legal_name', label: customersMessages.legalName, kind: 'text' },
            { name: 'tax_id', label: customersMessages.taxId, kind: 'text' },
            { name: 'website', label: customersMessages.website, kind: 'url' },
          ],
        },
        {
          title: customersMessages.contact,
          fields: [
            { name: 'email', label: customersMessages.email, kind: 'email' },
            { name: 'phone', label: customersMessages.phone, kind: 'phone' },
          ],
        },
        addressSection,
      ]}
    />
  );
}
