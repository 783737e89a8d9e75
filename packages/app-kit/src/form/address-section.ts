import type { FormSection } from './FormDrawer.tsx';

interface Address {
  street: string;
  city: string;
  state: string;
  zip: string;
}
/** Where somebody is found, as a part of a form. */
export const addressSection: FormSection<Address> = {
  title: 'Address',
  fields: [
    { name: 'street', label: 'Street', kind: 'text', wide: true },
    { name: 'city', label: 'City', kind: 'text' },
    { name: 'state', label: 'State', kind: 'text' },
    { name: 'zip', label: 'Zip', kind: 'text' },
  ],
};
