import type { Option } from '@plumbline/ui/Select';
import { addressesIn, isAddress } from './addresses.ts';

/** Contact of a company with an email address. */
export interface AddressContact {
  email: string;
  name: string;
}

/** Options for a search: contacts whose name or address contains it, and the complete addresses that were typed. */
export function addressOptions(search: string, contacts: readonly AddressContact[]): Option[] {
  const wanted = search.trim().toLowerCase();
  const found = contacts
    .filter(({ email, name }) => `${name} ${email}`.toLowerCase().includes(wanted))
    .map(({ email, name }) => ({ id: email, label: email, description: name }));
  const typed = addressesIn(search)
    .filter((each) => isAddress(each) && !found.some(({ id }) => id === each))
    .map((each) => ({ id: each, label: each }));
  return [...typed, ...found];
}
