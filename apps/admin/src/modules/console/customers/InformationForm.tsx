import type { CustomerInformation } from '@plumbline/api';
import { customerLicensingChangeInformation, customerLicensingInformation } from '@plumbline/api/hooks/admin';
import { CustomerLicensingChangeInformationBody } from '@plumbline/api/schemas/admin';
import { addressSection } from '@plumbline/app-kit/form/address-section';
import { FormDrawer, saved } from '@plumbline/app-kit/form/FormDrawer';
import { changedOf, useVersionedSave } from '@plumbline/app-kit/form/use-versioned-save';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';

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
const schema = CustomerLicensingChangeInformationBody.omit({ version: true }).required({ name: true });

/** Form of a customer's company details, which the customer also sees in Setup. */
export function InformationForm({ company, onClose }: { company: CustomerInformation; onClose: () => void }) {
  const overwrite = useVersionedSave(company, ({ uuid }) => customerLicensingInformation(uuid));
  const refresh = useRevalidate('/ac-api/customer-licensing');
  const initial = Object.fromEntries(names.map((name) => [name, company[name] ?? ''])) as Values;
  return (
    <FormDrawer<Values>
      title={`Edit ${company.name}`}
      onClose={onClose}
      schema={schema}
      initial={initial}
      submitLabel="Save company"
      submit={async (values) => {
        const changed = changedOf(values, initial);
        if (Object.keys(changed).length === 0) return;
        await overwrite((version) =>
          customerLicensingChangeInformation(company.uuid, { ...changed, version }),
        );
        saved();
        refresh();
      }}
      sections={[
        {
          fields: [
            { name: 'name', label: 'Company', kind: 'text', isRequired: true },
            { name: 'legal_name', label: 'Legal name', kind: 'text' },
            { name: 'tax_id', label: 'Tax ID', kind: 'text' },
            { name: 'website', label: 'Website', kind: 'url' },
          ],
        },
        {
          title: 'Contact',
          fields: [
            { name: 'email', label: 'Email', kind: 'email' },
            { name: 'phone', label: 'Phone', kind: 'phone' },
          ],
        },
        addressSection,
      ]}
    />
  );
}
