import type { FormSection } from './FormDrawer.tsx';

interface Address {
  street: string;
  city: string;
  state: string;
  zip: string;
}
/** Address section of a form. */
export const addressSection: FormSection<Address> = {
  title: 'Address',
  fields: [
    { name: 'street', label: 'Street', kind: 'text', wide: true },
    { name: 'city', label: 'City', kind: 'text' },
    { name: 'state', label: 'State', kind: 'text' },
    { name: 'zip', label: 'Zip', kind: 'text' },
  ],
};
