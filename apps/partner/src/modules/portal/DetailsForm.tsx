import type { PartnerCompany } from '@plumbline/api';
import { partnerUpdateCompany, partnerReadCompany } from '@plumbline/api/hooks/partner';
import { PartnerUpdateCompanyBody } from '@plumbline/api/schemas/partner';
import { addressSection } from '@plumbline/app-kit/form/address-section';
import { FormDrawer, notifySaved } from '@plumbline/app-kit/form/FormDrawer';
import { changedOf, useVersionedSave } from '@plumbline/app-kit/form/use-versioned-save';
import { portalMessages } from './messages.ts';

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

const schema = PartnerUpdateCompanyBody.omit({ version: true }).required({ name: true });

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
  const overwrite = useVersionedSave(company, () => partnerReadCompany());
  const initial = Object.fromEntries(names.map((name) => [name, company[name] ?? ''])) as Values;
  return (
    <FormDrawer<Values>
      title={portalMessages.editCompanyDetails}
      onClose={onClose}
      schema={schema}
      initial={initial}
      submitLabel={portalMessages.saveDetails}
      submit={async (values) => {
        const changed = changedOf(values, initial);
        if (Object.keys(changed).length === 0) return;
        await overwrite((version) => partnerUpdateCompany({ ...changed, version }));
        notifySaved();
        onSaved();
      }}
      sections={[
        {
          fields: [
            { name: 'name', label: portalMessages.company, kind: 'text', isRequired: true },
            { name: 'website', label: portalMessages.website, kind: 'url' },
          ],
        },
        {
          title: portalMessages.contact,
          fields: [
            { name: 'contact_name', label: portalMessages.person, kind: 'text' },
            { name: 'email', label: portalMessages.email, kind: 'email' },
            { name: 'phone', label: portalMessages.phone, kind: 'phone' },
          ],
        },
        addressSection,
      ]}
    />
  );
}
