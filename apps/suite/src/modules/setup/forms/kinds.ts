import type { FieldKind } from '@plumbline/validation/forms';
import type { IconType } from '@plumbline/ui/Icon';
import {
  AlignLeftIcon,
  CalendarIcon,
  ClockIcon,
  DatabaseIcon,
  DollarSignIcon,
  HashIcon,
  LinkIcon,
  ListChecksIcon,
  ListIcon,
  MailIcon,
  PaperclipIcon,
  PhoneIcon,
  ToggleLeftIcon,
  TypeIcon,
  UserIcon,
} from '@plumbline/ui/icons';

/** Label and icon of each field type. */
export const kinds: Record<FieldKind, { label: string; icon: IconType }> = {
  text: { label: 'Text', icon: TypeIcon },
  area: { label: 'Long text', icon: AlignLeftIcon },
  email: { label: 'Email', icon: MailIcon },
  url: { label: 'Web address', icon: LinkIcon },
  phone: { label: 'Phone', icon: PhoneIcon },
  number: { label: 'Number', icon: HashIcon },
  money: { label: 'Money', icon: DollarSignIcon },
  date: { label: 'Date', icon: CalendarIcon },
  time: { label: 'Time', icon: ClockIcon },
  select: { label: 'Select', icon: ListIcon },
  multi: { label: 'Multi select', icon: ListChecksIcon },
  switch: { label: 'Yes or no', icon: ToggleLeftIcon },
  person: { label: 'Person', icon: UserIcon },
  record: { label: 'Record link', icon: DatabaseIcon },
  file: { label: 'File', icon: PaperclipIcon },
};
