import type { PartnerCompany } from '@plumbline/api';
import { partnerChangeCompany, partnerCompany } from '@plumbline/api/hooks/partner';
import { PartnerChangeCompanyBody } from '@plumbline/api/schemas/partner';
import { addressSection } from '@plumbline/app-kit/form/address-section';
import { FormDrawer, saved } from '@plumbline/app-kit/form/FormDrawer';
import { changedOf, useVersionedSave } from '@plumbline/app-kit/form/use-versioned-save';

const names = [
  'name',
  'contact_name',
  'email',
  'phone',
  'website',
  'street',
  'city',
  'state',
  'zip',
] as const;
type Values = Record<(typeof names)[number], string>;

const schema = PartnerChangeCompanyBody.omit({ version: true }).required({ name: true });

/** Form of the partner's company details. */
export function DetailsForm({
  company,
  onClose,
  onSaved,
}: {
  company: PartnerCompany;
  onClose: () => void;
  onSaved: () => void;
}) {
  const overwrite = useVersionedSave(company, () => partnerCompany());
  const initial = Object.fromEntries(names.map((name) => [name, company[name] ?? ''])) as Values;
  return (
    <FormDrawer<Values>
      title="Edit company details"
      onClose={onClose}
      schema={schema}
      initial={initial}
      submitLabel="Save details"
      submit={async (values) => {
        const changed = changedOf(values, initial);
        if (Object.keys(changed).length === 0) return;
        await overwrite((version) => partnerChangeCompany({ ...changed, version }));
        saved();
        onSaved();
      }}
      sections={[
        {
          fields: [
            { name: 'name', label: 'Company', kind: 'text', isRequired: true },
            { name: 'website', label: 'Website', kind: 'url' },
          ],
        },
        {
          title: 'Contact',
          fields: [
            { name: 'contact_name', label: 'Person', kind: 'text' },
            { name: 'email', label: 'Email', kind: 'email' },
            { name: 'phone', label: 'Phone', kind: 'phone' },
          ],
        },
        addressSection,
      ]}
    />
  );
}
