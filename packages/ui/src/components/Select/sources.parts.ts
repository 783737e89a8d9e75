import { Building2, Phone, Repeat, Users } from 'lucide-react';
import type { Option } from './options.ts';

/** Options of the list stories. */
export const sources: Option[] = [
  { id: 'referral', label: 'Referral' },
  { id: 'plan-room', label: 'Plan room', description: 'Invited through a public board.' },
  { id: 'repeat', label: 'Repeat customer' },
  { id: 'cold', label: 'Cold call', isDisabled: true },
];

export const sourcesWithIcons: Option[] = [
  { id: 'referral', label: 'Referral', icon: Users, group: 'People' },
  { id: 'repeat', label: 'Repeat customer', icon: Repeat, group: 'People' },
  { id: 'plan-room', label: 'Plan room', icon: Building2, group: 'Boards', aside: 'BuildingConnected' },
  { id: 'cold', label: 'Cold call', icon: Phone, group: 'Boards' },
];

export const longSources: Option[] = [
  {
    id: 'riverside',
    label: 'Riverside Medical Center, Phase 2: framing, drywall and acoustical ceilings of the east wing',
    description: 'Invited through the public board of the county; walked on the fourth of March.',
    aside: 'OPP-2025-0412',
  },
  { id: 'word', label: 'Deckenabhängungskonstruktionsplanungsunterlagenverwaltungsverordnung' },
];

export const sourcesInArabic: Option[] = [
  { id: 'referral', label: 'توصية' },
  { id: 'plan-room', label: 'غرفة المخططات', description: 'دعوة من لوحة عامة.' },
  { id: 'repeat', label: 'عميل سابق' },
];

/** Ten thousand catalog items. */
export const parts: Option[] = Array.from({ length: 10_000 }, (_, at) => ({
  id: `part-${at}`,
  label: `Stud ${362 + (at % 7) * 50}S-${at}`,
  aside: `${(at % 90) + 10}.50`,
}));

/** Slow asynchronous search; the query “fail” rejects. */
export async function searchSources(query: string): Promise<Option[]> {
  await new Promise((done) => setTimeout(done, 60));
  if (query === 'fail') throw new Error('offline');
  return sources.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
}
