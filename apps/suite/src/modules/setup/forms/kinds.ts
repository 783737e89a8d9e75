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
import { formsMessages } from './messages.ts';

/** Label and icon of each field type. */
export const kinds: Record<FieldKind, { label: string; icon: IconType }> = {
  text: { label: formsMessages.text, icon: TypeIcon },
  area: { label: formsMessages.longText, icon: AlignLeftIcon },
  email: { label: formsMessages.email, icon: MailIcon },
  url: { label: formsMessages.webAddress, icon: LinkIcon },
  phone: { label: formsMessages.phone, icon: PhoneIcon },
  number: { label: formsMessages.number, icon: HashIcon },
  money: { label: formsMessages.money, icon: DollarSignIcon },
  date: { label: formsMessages.date, icon: CalendarIcon },
  time: { label: formsMessages.time, icon: ClockIcon },
  select: { label: formsMessages.select, icon: ListIcon },
  multi: { label: formsMessages.multiSelect, icon: ListChecksIcon },
  switch: { label: formsMessages.yesOrNo, icon: ToggleLeftIcon },
  person: { label: formsMessages.person, icon: UserIcon },
  record: { label: formsMessages.recordLink, icon: DatabaseIcon },
  file: { label: formsMessages.file, icon: PaperclipIcon },
};
