import { qualifierKind } from '@plumbline/api/kinds/qualifier';
import { KindList } from '@plumbline/app-kit/list/ResourceList';
import { BadgeCheckIcon } from '@plumbline/ui/icons';

/** Lists qualifications of people: licenses, certificates. */
export default function Qualifiers() {
  return (
    <KindList
      kind={qualifierKind}
      icon={BadgeCheckIcon}
      text="Qualifications of your people, such as licenses, certificates or trainings."
    />
  );
}
