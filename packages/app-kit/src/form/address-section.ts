import type { FormSection } from './FormDrawer.tsx';
import { formMessages } from './messages.ts';

interface Address {
  street: string;
  city: string;
  state: string;
  zip: string;
}
/** Address section of a form. */
export const addressSection: FormSection<Address> = {
  title: formMessages.address,
  fields: [
    { name: 'street', label: formMessages.street, kind: 'text', wide: true },
    { name: 'city', label: formMessages.city, kind: 'text' },
    { name: 'state', label: formMessages.state, kind: 'text' },
    { name: 'zip', label: formMessages.zip, kind: 'text' },
  ],
};
