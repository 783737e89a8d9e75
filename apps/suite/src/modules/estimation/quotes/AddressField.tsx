import type { OwnControl } from '@plumbline/app-kit/form/FieldControl';
import { MultiSelect } from '@plumbline/ui/MultiSelect';
import { addressOptions, type AddressContact } from './address-options.ts';
import { addressesIn } from './addresses.ts';
import { quotesMessages } from './messages.ts';

/**
 * Field for email addresses, each shown as a chip. Contacts are suggested; other addresses are typed or pasted. The
 * value is the addresses separated by commas.
 */
export function AddressField({
  contacts,
  value,
  onChange,
  onBlur,
  ...field
}: Parameters<OwnControl>[0] & { contacts: readonly AddressContact[] }) {
  const addresses = addressesIn(value);
  return (
    <MultiSelect
      {...field}
      value={addresses}
      placeholder={quotesMessages.addressPlaceholder}
      noMatch={quotesMessages.addressNoMatch}
      debounce={0}
      onSearch={(search) => Promise.resolve(addressOptions(search, contacts))}
      onChange={(next) => onChange(next.join(', '))}
      onTypedText={(text) => onChange([...new Set([...addresses, ...addressesIn(text)])].join(', '))}
      onBlur={onBlur}
    />
  );
}
