import { qualifierKind } from '@plumbline/api/kinds/qualifier';
import { KindList } from '@plumbline/app-kit/list/ResourceList';
import { BadgeCheckIcon } from '@plumbline/ui/icons';

/** What people are qualified to do: licences, certificates. */
export default function Qualifiers() {
  return (
    <KindList
      kind={qualifierKind}
      icon={BadgeCheckIcon}
      text="What people are qualified for: licences, certificates, trainings."
    />
  );
}
